/** A point in pixels of the map at a zoom. */
export interface Placed {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns points in groups: each within `reach` pixels of the first of its group, in the order in which they come. A
 * group of one is a point by itself. The same points give the same groups.
 */
export function groupPoints<Point extends Placed>(points: readonly Point[], reach: number): Point[][] {
  const groups: Point[][] = [];
  // Only groups that begin in the same square, or in one beside it, can be within reach.
  const begunIn = new Map<string, Point[][]>();
  const squareOf = ({ x, y }: Placed) => [Math.floor(x / reach), Math.floor(y / reach)] as const;
  for (const point of points) {
    const [column, row] = squareOf(point);
    const near = NEIGHBOURS.flatMap(([right, down]) => begunIn.get(`${column + right} ${row + down}`) ?? []);
    const joined = near.find(([first]) => first && Math.hypot(first.x - point.x, first.y - point.y) <= reach);
    if (joined) {
      joined.push(point);
      continue;
    }
    const begun = [point];
    groups.push(begun);
    const square = `${column} ${row}`;
    begunIn.set(square, [...(begunIn.get(square) ?? []), begun]);
  }
  return groups;
}

const NEIGHBOURS = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const));
