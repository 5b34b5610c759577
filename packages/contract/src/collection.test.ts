import { expect, it } from 'vitest';
import { z } from 'zod';
import { orderingBy, tableQuery } from './collection.ts';

const table = z.object({ ...tableQuery, ordering: orderingBy(['name', 'created'], '-created') });
const takes = (query: object) => table.safeParse(query).success;

it('a table that is asked for nothing is its first page of 25 rows, in its first order', () => {
  expect(table.parse({})).toEqual({ page: 1, page_size: 25, search: '', ordering: '-created' });
});

it.each<[string, object, object]>([
  ['pages from 1', { page: '1' }, { page: '0' }],
  ['pages up to 100,000', { page: '100000' }, { page: '100001' }],
  ['1 to 100 rows', { page_size: '100' }, { page_size: '101' }],
  ['at least a row', { page_size: '1' }, { page_size: '0' }],
  ['whole rows', { page_size: '2' }, { page_size: '2.5' }],
  ['words of 200 characters', { search: 'a'.repeat(200) }, { search: 'a'.repeat(201) }],
  ['every order of its own', { ordering: 'name' }, { ordering: 'size' }],
  ['every order in reverse', { ordering: '-name' }, { ordering: '--name' }],
])('it takes %s', (_what, taken, refused) => {
  expect([takes(taken), takes(refused)]).toEqual([true, false]);
});

it('words are looked for without the spaces around them', () => {
  expect(table.parse({ search: ' weg ' }).search).toBe('weg');
});
