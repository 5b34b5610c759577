import { FIRST_WEIGHTED_SETS, LANGUAGES, valueItem } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { readHeader } from '../layout/header-names.ts';
import { readImpactHeader } from '../layout/impact-headers.ts';
import { WORKED_EXAMPLE } from '../layout/worked-example.ts';
import { POSTEN_HEADER, postenRow, readExampleSheets } from '../testing/example-rows.ts';
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

describe('the other layouts', () => {
  const { otherLayouts, example } = describeLayout('nl', FIRST_WEIGHTED_SETS);

  it('have headers that are read as they are written', () => {
    const kinds = { modules: 'modules-a1', values: 'values', shared: 'values' } as const;
    for (const { layout, header } of otherLayouts)
      for (const name of header) {
        const impact = layout === 'columns' ? readImpactHeader(name) : null;
        const kind = layout === 'columns' ? 'posten' : kinds[layout];
        const column = impact
          ? `${impact.of === 'mki' ? 'MKI' : 'GWP'} ${impact.module}`
          : readHeader(kind, name)?.column;
        expect([layout, column]).toEqual([layout, name]);
      }
  });

  it('show the item of the template: its MKI in columns comes to that of its profile', async () => {
    const columns = otherLayouts.find(({ layout }) => layout === 'columns');
    const { header = [], rows: [row = []] = [] } = columns ?? {};
    const sheet = [
      [
        ...POSTEN_HEADER.slice(1, 5),
        ...header.map((name) => (name.includes(' ') ? `${name} per eenheid` : name)),
      ],
      [...postenRow('').slice(1, 5), ...row],
    ];
    const reading = await readExampleSheets({ Posten: sheet });
    const [item] = reading.kind === 'read' ? reading.items : [];
    const [production = 0, transport = 0] = item?.impacts.a1?.mkiEur ?? [];
    expect(item?.item).toMatchObject({ postNumber: example.postNumber, quantity: example.quantity });
    // 250 m2 with A1-A3 and A4 by the weights, without A5, C and D
    const { mkiEur = [] } = valueItem(WORKED_EXAMPLE, FIRST_WEIGHTED_SETS).valued.impacts.a1 ?? {};
    expect(production).toBeCloseTo(mkiEur[0] ?? 0, 8);
    expect(transport).toBeCloseTo(mkiEur[1] ?? 0, 8);
  });
});
