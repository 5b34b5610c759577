import type { SeriesName } from '@milieuspoor/domain';
import { expect, it } from 'vitest';
import { byUnit } from './by-unit.ts';
import type { SideRatio } from './ratio-queries.ts';
import { shownGroup } from './shown-group.ts';

const ratio = (name: string, unit: string, items: number, side: SeriesName = 'optimization'): SideRatio => ({
  ...{ uuid: name, name, unit, items, projects: 1, side },
  product_group: { uuid: 'groep', name: 'Groep' },
});

it('no two units are in one chart, the unit of most items comes first, and the baseline stands above', () => {
  const units = byUnit([
    ...[ratio('Deklagen', 'ton', 4), ratio('Tegels', 'm2', 1), ratio('Stenen', 'm2', 3)],
    ratio('Stenen', 'm2', 2, 'baseline'),
  ]);
  expect(
    units.map(({ unit, statistics }) => [unit, statistics.map(({ name, side }) => `${name} ${side}`)]),
  ).toEqual([
    ['m2', ['Stenen baseline', 'Stenen optimization', 'Tegels optimization']],
    ['ton', ['Deklagen optimization']],
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
