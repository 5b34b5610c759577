import { expect, it } from 'vitest';
import { placeDots } from './place-dots.ts';

it('stand on a line from the lowest to the highest, and those that are near one another above one another', () => {
  expect(placeDots([30, 10, 20, 20.1])).toEqual([
    { left: 100, row: 0 },
    { left: 0, row: 0 },
    { left: 50, row: 0 },
    { left: expect.closeTo(50.5), row: 1 },
  ]);
});

it('stand in the middle where all are the same', () => {
  expect(placeDots([4, 4])).toEqual([
    { left: 50, row: 0 },
    { left: 50, row: 1 },
  ]);
});
