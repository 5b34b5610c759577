import { BRAND } from './brand-colours.ts';

/** Our mark, for every way of drawing it: an M whose feet leave a track. */
export const BRAND_MARK = {
  /** the side of its square */
  size: 48,
  radius: 11,
  strokes: [
    { path: 'M11 29V13l13 12 13-12v16', width: 4.5, color: BRAND.onGround },
    { path: 'M11 37h4m5 0h8m5 0h4', width: 3.6, color: BRAND.track },
  ],
} as const;
