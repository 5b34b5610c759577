/** Rounds a coordinate to the form in which it is stored, in degrees (WGS 84): 6 decimals, some 10 cm. */
export function roundCoordinate(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
