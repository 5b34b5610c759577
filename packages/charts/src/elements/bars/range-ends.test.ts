import { expect, it } from 'vitest';
import { rangeEnds } from './range-ends.ts';

const measure = (text: string) => text.length * 7;
const ends = (lowest: string, highest: string, length: number, room = 200) =>
  rangeEnds({ lowest, highest, length, room, measure });

it('each end of a range states its figure within it, and a range that is too short states both at once', () => {
  // Two figures of 49 px with 12 between them.
  expect(ends('12,00 %', '48,00 %', 110)).toEqual(['12,00 %', '48,00 %']);
  expect(ends('12,00 %', '14,00 %', 109)).toEqual(['12,00 % – 14,00 %', '']);
  expect(ends('12,00 %', '12,00 %', 300)).toEqual(['12,00 %', '']);
});

it('what has no room after the beginning of a range ends where the range does', () => {
  expect(ends('88,00 %', '91,00 %', 10, 118)).toEqual(['', '88,00 % – 91,00 %']);
  expect(ends('88,00 %', '91,00 %', 10, 119)).toEqual(['88,00 % – 91,00 %', '']);
});
