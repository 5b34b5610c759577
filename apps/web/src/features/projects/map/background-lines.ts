/** A place in degrees (WGS 84), as the map library takes it. */
export type LatLng = [latitude: number, longitude: number];

/** The background is kept in thousandths of a degree. */
const PER_DEGREE = 1000;

/** Returns the points of a line or an area, which is kept as steps to the east and to the north, the first from 0. */
export function pointsOfSteps(steps: string): LatLng[] {
  const numbers = steps.split(' ').map(Number);
  const points: LatLng[] = [];
  let [east, north] = [0, 0];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    east += numbers[index] ?? 0;
    north += numbers[index + 1] ?? 0;
    points.push([north / PER_DEGREE, east / PER_DEGREE]);
  }
  return points;
}
