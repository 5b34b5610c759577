import { expect, it } from 'vitest';
import { comparedUuids, parseCompareSearch } from './compare-search.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

it('a comparison in an address is of at most four calculations, each once, in their order', () => {
  const calculations = [2, 1, 2, 3, 4, 5].map(uuid).join(',');
  const search = parseCompareSearch({ calculations, against: uuid(1), to: uuid(3), set: 'a2' });
  expect(comparedUuids(search)).toEqual([2, 1, 3, 4].map(uuid));
  expect(search).toMatchObject({ against: uuid(1), to: uuid(3), set: 'a2' });
});

it('what makes no sense in an address is left out', () => {
  const search = parseCompareSearch({ calculations: `x,${uuid(1)}`, against: 'y', to: 7, set: 'a3' });
  expect(comparedUuids(search)).toEqual([uuid(1)]);
  expect([search.against, search.to, search.set]).toEqual([undefined, undefined, undefined]);
  expect(comparedUuids(parseCompareSearch({ calculations: 12 }))).toEqual([]);
});
