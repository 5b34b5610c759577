import { expect, test } from 'vitest';
import { exampleRow } from './example-rows.fixture.ts';
import { addRows, freePostNumber, othersLike, replaceProduct } from './product-acts.ts';

const rows = ['1', '2', '3'].map((key) => exampleRow(key));
const product = { uuid: 'p', revision: 2, name: 'AC 16, 60 % PR', nmdCategory: '1' } as const;

test('another product leaves number, unit, quantity and groups as they are', () => {
  const [, after] = replaceProduct(rows, ['2'], product);
  expect(after).toEqual({
    ...exampleRow('2'),
    ...{ product: 'AC 16, 60 % PR', nmdCategory: '1' },
    source: { kind: 'product', product: 'p', version: 2 },
  });
  const replaced = replaceProduct(rows, ['2'], product);
  expect(replaceProduct(replaced, ['2'], product)).toBe(replaced);
  expect(replaceProduct(replaced, ['2'], { ...product, revision: 3 })).not.toBe(replaced);
});

test('replacing in all posts means those with the same product in the same unit that are not left out', () => {
  const more = [
    ...rows,
    exampleRow('4', { unit: 'ton' }),
    exampleRow('5', { product: 'Zand' }),
    exampleRow('6', { leftOut: true }),
  ];
  expect(othersLike(more, '1').map(({ key }) => key)).toEqual(['2', '3']);
  expect(othersLike(more, '5')).toEqual([]);
});

test('an added post has a number that no other has', () => {
  expect(freePostNumber([exampleRow('210010'), exampleRow('A7'), exampleRow('9')])).toBe('210011');
  expect(freePostNumber([])).toBe('1');
});

test('rows that are added keep their number, unless a post has it already or two of them do', () => {
  const added = ['2', '7', '7', 'A1'].map((postNumber, place) => exampleRow(`new ${place}`, { postNumber }));
  const after = addRows(rows, added);
  expect(after.map(({ postNumber }) => postNumber)).toEqual(['1', '2', '3', '8', '7', '9', 'A1']);
  expect(after.slice(0, 3)).toEqual(rows);
  expect(after[4]).toBe(added[1]);
});
