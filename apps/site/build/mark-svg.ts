import { BRAND, BRAND_MARK } from '@milieuspoor/look';

/** Returns our mark as a file. */
export function markSvg(): string {
  const { size, radius, strokes } = BRAND_MARK;
  const paths = strokes.map(
    ({ path, width, color }) =>
      `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">`,
    `<rect width="${size}" height="${size}" rx="${radius}" fill="${BRAND.ground}"/>`,
    ...paths,
    '</svg>',
    '',
  ].join('');
}
