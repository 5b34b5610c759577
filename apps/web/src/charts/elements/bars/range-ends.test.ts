import { expect, it } from 'vitest';
import { rangeEnds } from './range-ends.ts';

const measure = (text: string) => text.length * 7;
const ends = (lowest: string, highest: string, length: number) =>
  rangeEnds({ lowest, highest, length, measure });

it('each end of a range states its figure, a short range both at once, and a range of one figure that one', () => {
  expect(ends('12,00 %', '48,00 %', 61)).toEqual(['12,00 %', '48,00 %']);
  expect(ends('12,00 %', '14,00 %', 60)).toEqual(['12,00 % – 14,00 %', '']);
  expect(ends('12,00 %', '12,00 %', 0)).toEqual(['12,00 %', '']);
});
