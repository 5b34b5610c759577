import { expect, it } from 'vitest';
import { groupPoints } from './group-points.ts';

const at = (x: number, y: number) => ({ x, y });

it('points within reach of the first of a group are one group', () => {
  expect(groupPoints([at(0, 0), at(30, 0), at(0, 31), at(200, 200)], 30)).toEqual([
    [at(0, 0), at(30, 0)],
    [at(0, 31)],
    [at(200, 200)],
  ]);
});

it('a group does not grow along a row of points', () => {
  expect(groupPoints([at(0, 0), at(20, 0), at(40, 0)], 30)).toHaveLength(2);
});

it('no point is lost or doubled, every member is within reach, and groups begin further apart', () => {
  let seed = 7;
  const drawn = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed / 2_147_483_647) * 900 - 300;
  };
  const points = Array.from({ length: 2_000 }, () => at(drawn(), drawn()));
  const groups = groupPoints(points, 40);
  expect(groups.flat()).toHaveLength(points.length);
  expect(new Set(groups.flat()).size).toBe(points.length);
  const apart = (one: { x: number; y: number }, other: { x: number; y: number }) =>
    Math.hypot(one.x - other.x, one.y - other.y);
  const firsts = groups.map(([first = at(Number.NaN, 0)]) => first);
  groups.forEach((group, index) => {
    for (const point of group) expect(apart(point, firsts[index] ?? point)).toBeLessThanOrEqual(40);
  });
  firsts.forEach((first, index) => {
    for (const other of firsts.slice(index + 1)) expect(apart(first, other)).toBeGreaterThan(40);
  });
});
