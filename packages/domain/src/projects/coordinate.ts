/** A coordinate as it is kept, in degrees (WGS 84): rounded to 6 decimals, some 10 cm. */
export function roundCoordinate(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
