import { FIRST_WEIGHTED_SETS, LANGUAGES } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { readHeader } from '../layout/header-names.ts';
import { describeLayout } from './describe-layout.ts';

describe('the description of the layout', () => {
  it.each(LANGUAGES)('has a note at every column (%s)', (language) => {
    const { posten, sets } = describeLayout(language, FIRST_WEIGHTED_SETS);
    const columns = [...posten.columns, ...sets.flatMap((set) => set.columns)];
    expect(columns.filter(({ note }) => !/\w{3}/.test(note))).toEqual([]);
    expect(posten.columns).toHaveLength(18);
    expect(sets.map(({ columns: ofSet }) => ofSet.length)).toEqual([13, 13]);
  });

  it('names other headers of a column only where the import takes them for it', () => {
    const { posten, sets } = describeLayout('nl', FIRST_WEIGHTED_SETS);
    const named = [
      ...posten.columns.map((column) => ['posten', column] as const),
      ...sets.flatMap(({ columns }) => columns.map((column) => ['set', column] as const)),
    ].flatMap(([sheet, { name, otherNames }]) => otherNames.map((other) => [sheet, other, name] as const));
    expect(named).toContainEqual(['posten', 'Omschrijving', 'Product']);
    expect(named).toContainEqual(['posten', 'Primair materiaal (kg)', 'Primair materiaal (ton)']);
    for (const [sheet, other, name] of named) expect(readHeader(sheet, other)?.column).toBe(name);
  });

  it('says what is required, what is allowed and what is converted', () => {
    const { posten, sets, mkiRow } = describeLayout('nl', FIRST_WEIGHTED_SETS);
    expect(posten.columns.filter(({ required }) => required).map(({ name }) => name)).toEqual([
      'Postnummer',
      'Productgroep',
      'Productsubgroep',
      'Product',
      'Unit',
      'Hoeveelheid',
    ]);
    expect(posten.columns.find(({ name }) => name === 'Soort werk')?.allowed).toEqual(['nieuw', 'bestaand']);
    expect(posten.columns.find(({ name }) => name === 'Unit')?.allowed).toBeNull();
    expect(sets[0]?.indicators.find(({ name }) => name === 'ADPF')?.otherUnits).toEqual(['MJ']);
    expect(sets[1]?.indicators.find(({ name }) => name === 'ADP-f')?.otherUnits).toEqual([]);
    expect(mkiRow).toBe('MKI');
  });

  it('adds its example up to what the rows come to: 250 m2 at the price of one', () => {
    const { rows, unitMkiEur, mkiEur, quantity } = describeLayout('nl', FIRST_WEIGHTED_SETS).example;
    const gwp = rows.find(({ indicator }) => indicator === 'GWP');
    // 21.4 + 1.32 + 0.85 + 0.23 + 0.575 + 0.23 + 0.115 - 0.78 kg CO2-eq at 5 cents each
    expect(gwp?.value).toBeCloseTo(23.94, 10);
    expect(gwp?.mkiEur).toBeCloseTo(1.197, 10);
    expect(rows.reduce((sum, row) => sum + row.mkiEur, 0)).toBeCloseTo(unitMkiEur, 10);
    expect(quantity * unitMkiEur).toBeCloseTo(mkiEur, 8);
  });
});
