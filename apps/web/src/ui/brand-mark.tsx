import { BRAND } from './brand-colours.ts';

interface BrandMarkProps {
  /** px, both ways */
  readonly size: number;
}

/** Our mark: an M whose feet leave a track. The name stands beside it, so it says nothing itself. */
export function BrandMark({ size }: BrandMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <rect width="48" height="48" rx="11" fill={BRAND.ground} />
      <path
        d="M11 29V13l13 12 13-12v16"
        fill="none"
        stroke={BRAND.onGround}
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M11 37h4m5 0h8m5 0h4"
        fill="none"
        stroke={BRAND.track}
        strokeWidth="3.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
