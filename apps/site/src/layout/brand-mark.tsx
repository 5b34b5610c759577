import { BRAND_MARK } from '@milieuspoor/look';

/** Our mark on a background of its own colour. The name stands beside it, so the mark has no text of its own. */
export function BrandMark() {
  const { size, strokes } = BRAND_MARK;
  return (
    <svg width="44" height="44" viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
      {strokes.map(({ path, width, color }) => (
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
