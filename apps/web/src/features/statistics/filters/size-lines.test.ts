import type { TFunction } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { inDutch } from '../../../text/dutch.fixture.ts';
import { sizeLines } from './size-lines.ts';

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

const SAME = { missing: 0, added: 0, quantities: 0, units: 0, explained: 0 };
const pairs = (count: number) => ({ mki: { comparison: null, gaps: [], compared: 0, pairs: count } });
const said = (...[changes]: Parameters<typeof sizeLines>) => sizeLines(changes, t).map(({ value }) => value);

it('the work of one project differs in so many posts, and of several in so many projects', () => {
  const ofOne = { ...pairs(1), scope: { ...SAME, missing: 4 }, differing: 1 };
  expect(said(ofOne, t)).toEqual(['omvang verschilt: 4 posten minder']);
  expect(said({ ...pairs(3), scope: null, differing: 2 }, t)).toEqual([
    'omvang verschilt bij 2 van 3 projecten',
  ]);
});

it('a part of a project says that the project differs', () => {
  expect(said({ ...pairs(1), scope: null, differing: 1 }, t)).toEqual(['omvang van het project verschilt']);
});

it('nothing is said where the work is the same, or where there is nothing to compare', () => {
  expect(said({ ...pairs(1), scope: SAME, differing: 0 }, t)).toEqual([]);
  expect(said(null, t)).toEqual([]);
});
