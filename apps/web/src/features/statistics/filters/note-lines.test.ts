import { exampleStatistic } from '@milieuspoor/charts/examples';
import type { Statistic } from '@milieuspoor/contract';
import { type Lacking, LIFE_CYCLE_MODULES, type LifeCycleModule } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { comparedExample, incomparableExample } from '../../../testing/statistics-answers.ts';
import { inDutch } from '../../../text/dutch.fixture.ts';
import { noteLines, sharedNote } from './note-lines.ts';

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

const lacking = (items: number, ...of: LifeCycleModule[]): Lacking => ({
  items,
  modules: LIFE_CYCLE_MODULES.map((module) => (of.includes(module) ? 1 : 0)),
});
const sides = (
  kind: 'total_mki_reference_calculation' | 'co2',
  before: Lacking,
  after: Lacking,
): Statistic[] => [
  { ...exampleStatistic(kind, 'baseline', { total: 600 }), lacking: { total: before } },
  { ...exampleStatistic(kind, 'optimization', { total: 500 }), lacking: { total: after } },
];
const compared = comparedExample({ baseline: 600, optimization: 500, amount: -100, share: -1 / 6 });
const MKI = sides('total_mki_reference_calculation', lacking(0, 'D'), lacking(0, 'A4'));
const CO2 = sides('co2', lacking(0), lacking(0, 'A4'));
const said = (place: Parameters<typeof noteLines>[0]) =>
  noteLines(place, t).map(({ value, quantities }) => [value, quantities?.join()]);

it('what is too small to matter is said of MKI and of CO2, each of its own modules, of both sides together', () => {
  expect(said({ statistics: [...MKI, ...CO2], changes: { mki: compared, co2: compared } })).toEqual([
    ['iets leeg in A4 en D, minder dan 1 %', 'mki'],
    ['iets leeg in A4, minder dan 1 %', 'co2'],
  ]);
});

it('nothing is said where the sides are not compared, or where what they lack is no note', () => {
  const refused = incomparableExample({});
  expect(said({ statistics: MKI, changes: { mki: refused, co2: refused } })).toEqual([]);
  const more = sides('total_mki_reference_calculation', lacking(0), lacking(2, 'A4'));
  expect(said({ statistics: more, changes: { mki: compared, co2: compared } })).toEqual([]);
  expect(said({ statistics: MKI, changes: null })).toEqual([]);
  expect(said(undefined)).toEqual([]);
});

it('it is said once above the charts where it is the same of both', () => {
  const changes = { mki: compared, co2: compared };
  const of = (statistics: Statistic[]) => sharedNote(noteLines({ statistics, changes }, t)).length;
  expect(of([...MKI, ...CO2])).toBe(0);
  expect(of([...MKI, ...sides('co2', lacking(0, 'D'), lacking(0, 'A4'))])).toBe(2);
  expect(of(MKI)).toBe(0);
});
