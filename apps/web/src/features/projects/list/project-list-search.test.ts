import { expect, it } from 'vitest';
import { isNarrowed, parseProjectListSearch } from './project-list-search.ts';

const stated = (search: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(parseProjectListSearch(search)).filter(([, value]) => value !== undefined),
  );

it('an address states what narrows the list, its order and its page', () => {
  const search = {
    text: 'brug',
    status: 'Project_Complete',
    projectSector: 'infra-city',
    mine: true,
    order: 'name',
    page: 3,
    pageSize: 30,
  };
  expect(stated(search)).toEqual(search);
  expect(stated({ text: 2026 })).toEqual({ text: 2026 });
});

it('what makes no sense, and what is so without saying, is left out', () => {
  expect(
    stated({
      text: 'x'.repeat(201),
      status: 'Klaar',
      projectSector: 'x',
      mine: 'ja',
      order: 'price',
      page: 1.5,
      pageSize: 7,
    }),
  ).toEqual({});
  expect(stated({ text: '', mine: false, order: '-modified', page: 1, pageSize: 10 })).toEqual({});
  expect(stated({ page: -1 })).toEqual({});
});

it('an order and a page narrow nothing', () => {
  expect(isNarrowed({ order: 'name', page: 2, pageSize: 20 })).toBe(false);
  for (const search of [
    { text: 'a' },
    { status: 'Project_Complete' },
    { projectSector: 'infra-city' },
    { mine: true },
  ] as const)
    expect(isNarrowed(search)).toBe(true);
});
