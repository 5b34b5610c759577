import type { SectorStatistic } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { sectorsOf } from './sectors-of.ts';

const nothing = { lowest: null, highest: null, total: null, projects: 0, of: 0, incomplete: false };

it('lists the sectors that anybody has figures of, once and in their fixed order', () => {
  const sector = (code: SectorStatistic['sector'], told = true): SectorStatistic => ({
    sector: code,
    display_name: `naam van ${code}`,
    set: 'a1',
    projects: 1,
    own_projects: null,
    mki: told ? { baseline: 1, optimization: 1, projects: 1, incomplete: false } : null,
    co2: null,
    material: null,
    reductions: { mki: nothing, co2: nothing, material: nothing },
    fixed: { mki: null, co2: null, material: null },
  });
  const own = [sector(null), sector('infra-railway')];
  const all = [sector(null), sector('infra-city'), sector('infra-railway'), sector('other-infra', false)];
  expect(sectorsOf([own, all]).map(({ value }) => value)).toEqual(['infra-city', 'infra-railway']);
});
