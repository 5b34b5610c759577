/** The colours of the mark and of the front door, in light and dark mode. */
export const BRAND = {
  ground: '#0a3c4b',
  onGround: '#ffffff',
  onGroundQuiet: '#c9dde2',
  layers: ['#0d4757', '#105365', '#15606f'],
  track: '#f2b544',
} as const;

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
