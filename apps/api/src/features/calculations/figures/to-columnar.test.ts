import { expect, it } from 'vitest';
import { BinaryArray, type ElementType } from '../../../database/binary-array.ts';
import { toColumnar } from './to-columnar.ts';

function arrayOf(type: ElementType, values: readonly unknown[]): Uint8Array {
  const array = new BinaryArray(type, values.length);
  for (const value of values) array.add(value);
  return array.toBytes();
}

it('a column is one array, and a column of several numbers one for each place, in the order of the things', () => {
  const perModule = (first: number, last: number) => [
    first,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    last,
  ];
  const columns = { position: 'integer', name: 'text', mki_eur: 'numberPerModule' } as const;
  const sources = [
    { name: 'weg', mkiEur: perModule(1, -1) },
    { name: 'brug', mkiEur: null },
    { name: null, mkiEur: perModule(2.5, 0) },
  ];
  const columnar = toColumnar(columns, sources, (source) => source, {
    position: (_, index) => index,
    name: ({ name }) => name,
    mki_eur: ({ mkiEur }) => mkiEur,
  });
  const undeclared = arrayOf('number', [null, null, null]);
  expect(columnar).toEqual({
    position: [arrayOf('integer', [0, 1, 2])],
    name: [arrayOf('text', ['weg', 'brug', null])],
    mki_eur: [
      arrayOf('number', [1, null, 2.5]),
      ...Array.from({ length: 8 }, () => undeclared),
      arrayOf('number', [-1, null, 0]),
    ],
  });
});
