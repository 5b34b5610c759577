import type { TFunction } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { inDutch } from '../../../text/dutch.fixture.ts';
import { explainedLine, explainedLines, sizeLines } from './size-lines.ts';

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

const SAME = { missing: 0, added: 0, quantities: 0, units: 0, explained: 0, explained_co2: 0 };
const pairs = (count: number) => ({
  explained: null,
  mki: { comparison: null, gaps: [], compared: 0, pairs: count },
});
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

it('that something counts as 0 is said at the quantity: the posts of one project, and of several in how many of them', () => {
  const answered = (...[changes]: Parameters<typeof explainedLines>) =>
    explainedLines(changes, t).map(({ value, quantities, opens }) => [
      value,
      quantities?.join(),
      opens?.quantity,
    ]);
  const ofOne = { ...SAME, explained: 5, explained_co2: 1 };
  expect(answered({ ...pairs(1), scope: ofOne, differing: 0 }, t)).toEqual([
    ['5 posten tellen deels als 0: niet van toepassing', 'mki', 'mki'],
    ['1 post telt deels als 0: niet van toepassing', 'co2', 'co2'],
  ]);
  const none = { projects: 0, posts: 0 };
  const explained = { mki: none, co2: { projects: 2, posts: 2 } };
  const several = { ...pairs(3), scope: null, explained, differing: 2 };
  expect(answered(several, t)).toEqual([
    ['bij 2 projecten tellen 2 posten deels als 0: niet van toepassing', 'co2', 'co2'],
  ]);
  expect(explainedLine(several, 'co2', t, 'reduction')).toMatchObject([{ quantities: ['reduction'] }]);
  expect(answered({ ...several, explained: { mki: none, co2: none } }, t)).toEqual([]);
  expect(answered(null, t)).toEqual([]);
});
