import type { RatioStatistic } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { byUnit } from './by-unit.ts';
import { shownGroup } from './shown-group.ts';

const ratio = (name: string, unit: string, items: number): RatioStatistic => ({
  ...{ uuid: name, name, unit, items, projects: 1 },
  product_group: { uuid: 'groep', name: 'Groep' },
});

it('no two units are in one chart, and the unit of most items comes first', () => {
  const units = byUnit([ratio('Deklagen', 'ton', 2), ratio('Stenen', 'm2', 3), ratio('Tegels', 'm2', 1)]);
  expect(units.map(({ unit, statistics }) => [unit, statistics.map(({ name }) => name)])).toEqual([
    ['m2', ['Stenen', 'Tegels']],
    ['ton', ['Deklagen']],
  ]);
});

it('the group that is shown is the chosen one, else the first with items, else the first', () => {
  const groups = [{ uuid: 'asfalt' }, { uuid: 'beton' }, { uuid: 'staal' }];
  const items = new Map([
    ['beton', 1],
    ['staal', 9],
  ]);
  expect(shownGroup(groups, 'asfalt', items)?.uuid).toBe('asfalt');
  expect(shownGroup(groups, undefined, items)?.uuid).toBe('beton');
  expect(shownGroup(groups, 'hout', new Map())?.uuid).toBe('asfalt');
});
