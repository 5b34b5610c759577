import { exampleChild, exampleStatistic } from '@milieuspoor/charts/examples';
import { expect, it } from 'vitest';
import type { TotalReply } from '../statistics-query.ts';
import { crumbNames } from './crumb-names.ts';

const top: TotalReply = {
  asked: { set: 'a1', path: [], years: null, contractType: null },
  level: 'product_group',
  statistics: [
    exampleStatistic('total_mki_reference_calculation', 'baseline', { total: 1 }, [
      exampleChild('a', { total: 1 }),
    ]),
  ],
  changes: null,
  weights: { unconfirmed: [], versions: [] },
  years: [],
  withoutYears: false,
};

it('names a crumb as the level above calls the node, none that is unknown, and nothing while it is on its way', () => {
  const path = [
    { node: 'a', shows: 'product_sub_group' as const },
    { node: 'b', shows: 'product' as const },
  ];
  expect(crumbNames(path, [top, undefined])).toEqual(['Groep a', undefined]);
  expect(crumbNames(path, [top, top])).toEqual(['Groep a', null]);
});

it('names a sector as the organisation does, none that it has no projects in', () => {
  const path = [{ node: 'infra-railway', shows: 'project' as const }];
  const railway = { value: 'infra-railway', display_name: 'Spoorinfrastructuur' };
  expect(crumbNames(path, [top], [railway])).toEqual(['Spoorinfrastructuur']);
  expect(crumbNames(path, [top], [])).toEqual([null]);
  expect(crumbNames(path, [top], undefined)).toEqual([undefined]);
});
