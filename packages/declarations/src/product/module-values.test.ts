import { expect, test } from 'vitest';
import type { DraftRow } from '../draft/draft-declaration.ts';
import { moduleValues } from './module-values.ts';

const ROW: Pick<DraftRow, 'name' | 'path' | 'unit' | 'usualUnit' | 'method'> = {
  ...{ name: 'GWP', path: '/row', unit: 'kg CO2', usualUnit: null, method: null },
};
const amount = (module: string, value: number, scenario: string | null = null) => ({
  ...{ module, value, scenario, path: `/row/${module}` },
});
const row: DraftRow = {
  ...ROW,
  meaning: { kind: 'secondary-material' },
  amounts: [amount('C3', 5), amount('C3', 7, 'recycling'), amount('D', 1)],
};

test('a module whose scenario waits for an answer has no figure, not even the one without a scenario', () => {
  const waiting = moduleValues(row, { chosen: new Set(), waiting: new Set(['C3']) });
  expect([...waiting]).toEqual([['D', 1]]);
});

test('a chosen scenario replaces the figure without one', () => {
  expect(moduleValues(row, { chosen: new Set(['recycling']), waiting: new Set() }).get('C3')).toBe(7);
  expect(moduleValues(row, { chosen: new Set(), waiting: new Set() }).get('C3')).toBe(5);
});
