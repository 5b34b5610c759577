import { expect, it } from 'vitest';
import { t90 } from './student-t.ts';

/** Returns how often Student's t stays below a bound: with t = √n tan θ its density is cos^(n−1) θ, up to a factor. */
function below(bound: number, degrees: number): number {
  const area = (until: number) => {
    const parts = 20_000;
    const width = until / parts;
    let sum = 0;
    for (let part = 0; part < parts; part++) sum += Math.cos((part + 0.5) * width) ** (degrees - 1);
    return sum * width;
  };
  return 0.5 + (0.5 * area(Math.atan(bound / Math.sqrt(degrees)))) / area(Math.PI / 2);
}

it.each(Array.from({ length: 30 }, (_, index) => index + 1))(
  'nine of ten values stay below the bound with %i degrees of freedom',
  (degrees) => {
    expect(below(t90(degrees), degrees)).toBeCloseTo(0.9, 3);
  },
);

it('the bound of a part of a degree is that of the whole one below it, of many that of 30', () => {
  expect([t90(2.9), t90(1000)]).toEqual([t90(2), t90(30)]);
});
