import { expect, it } from 'vitest';
import { distinguishable } from './distinguishable.ts';

it('two figures get as many decimals as it takes to tell them apart', () => {
  expect(distinguishable(8, 6)).toEqual(['8,00', '6,00']);
  expect(distinguishable(0.00121, 0.00129)).toEqual(['0,0012', '0,0013']);
  expect(distinguishable(1, 1)).toEqual(['1,000000000000', '1,000000000000']);
});
