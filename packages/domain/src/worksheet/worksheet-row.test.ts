import { expect, test } from 'vitest';
import { sourceKey } from './worksheet-row.ts';

const product = (version: number, unit = 'm2') =>
  sourceKey({ source: { kind: 'product', product: 'p', version }, unit });

test('each version of a product in each unit is a source of its own, in any spelling of the unit', () => {
  expect(new Set([product(1), product(2), product(2, 'ton'), product(2, 'm²')]).size).toBe(3);
});
