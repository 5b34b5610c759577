import type { TFunction } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { inDutch } from '../../../text/dutch.fixture.ts';
import { compareSheet } from './compare-sheet.ts';
import type { ComparedRow } from './compared-rows.ts';

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

const named = (uuid: string, name: string) => ({
  ...{ uuid, name, calculation_type: 'design-optimization' as const, applicant_name: '', active: false },
  weights_version: '2024',
});
const ANSWER = {
  ...{ set: 'a1' as const, sets: [], weights_unconfirmed: [], weights_versions: [], statistics: [] },
  ...{ calculations: [named('1', 'Asfalt'), named('2', 'Beton')], against: '1', comparisons: [] },
};
const covered = (undeclared: number) => ({
  ...{ items: 4, undeclared, incomplete: 0 },
  about: { quantity: 'co2' as const, side: 'optimization' as const },
});

it('states figures in the unit of their row, the difference where there is one, and in words where there is none', () => {
  const comparison = {
    baseline: 4_000,
    optimization: 3_000,
    amount: -1_000,
    share: -0.25,
    incomplete: false,
  };
  const row = { key: 'co2', heading: 'CO2', quantity: 'co2', about: 'co2' } as const;
  const compared: ComparedRow = {
    ...row,
    points: [
      { value: 4_000, coverage: covered(0) },
      { value: 3_000, coverage: covered(0) },
    ],
    compared: [null, { comparison, gaps: [] }],
  };
  const refused: ComparedRow = {
    ...row,
    points: [
      { value: 4_000, coverage: covered(0) },
      { value: null, coverage: covered(4) },
    ],
    compared: [null, { comparison: null, gaps: [{ side: 'optimization', undeclared: 4, items: 4 }] }],
  };
  const { header, rows } = compareSheet(ANSWER, [{ name: 'Cijfers', rows: [compared, refused] }], t);
  expect(header.slice(3, 7)).toEqual(['Asfalt', 'Beton', 'Verschil van Beton', 'Verschil van Beton (%)']);
  expect(rows[0]).toEqual(['Cijfers', 'CO2', 'ton', 4, 3, -1, -25, null]);
  expect(rows[1]?.slice(0, 7)).toEqual(['Cijfers', 'CO2', 'ton', 4, null, null, null]);
  expect(rows[1]?.[7]).toMatch(/^Beton: niet te vergelijken: geen van de 4 posten van de vergeleken/);
});
