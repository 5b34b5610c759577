import { BRAND, BRAND_MARK } from '@milieuspoor/look';

interface BrandMarkProps {
  /** px, both ways */
  readonly size: number;
  /** whether it is already on a background of its own colour */
  readonly bare?: boolean;
}

/** Our mark. The name is beside it, so it has no text itself. */
export function BrandMark({ size, bare = false }: BrandMarkProps) {
  const box = BRAND_MARK.size;
  return (
    <svg width={size} height={size} viewBox={`0 0 ${box} ${box}`} aria-hidden="true" focusable="false">
      {!bare && <rect width={box} height={box} rx={BRAND_MARK.radius} fill={BRAND.ground} />}
      {BRAND_MARK.strokes.map(({ path, width, color }) => (
        <path
          key={path}
          d={path}
          fill="none"
          stroke={color}
          strokeWidth={width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
