import { describe, expect, it } from 'vitest';
import type { TestCell } from '../../testing/build-workbook.ts';
import {
  POSTEN_HEADER,
  postenRow,
  problemsOf,
  profileRows,
  readExampleSheets,
  SET_HEADER,
  validSheets,
  weighingOnly,
} from '../../testing/example-rows.ts';
import { problemMessage } from '../../text/problem-message.ts';

/** Returns a valid workbook whose headers have other spellings. */
function spelled(posten: Readonly<Record<string, string>>, set: Readonly<Record<string, string>> = {}) {
  return readExampleSheets({
    Posten: [POSTEN_HEADER.map((name) => posten[name] ?? name), postenRow('1')],
    'Set A1': [SET_HEADER.map((name) => set[name] ?? name), ...profileRows('a1', '1')],
  });
}
/** Returns a valid workbook with more columns in Posten, each with its cell. */
function withColumns(columns: Readonly<Record<string, TestCell>>) {
  const { Posten: _, ...sets } = validSheets();
  return readExampleSheets({
    Posten: [
      [...POSTEN_HEADER, ...Object.keys(columns)],
      [...postenRow('1'), ...Object.values(columns)],
    ],
    ...sets,
  });
}
const resourcesOf = async (columns: Readonly<Record<string, TestCell>>) => {
  const reading = await withColumns(columns);
  return reading.kind === 'read' ? reading.items[0]?.resources : problemsOf(reading);
};

describe('a header may be another word for a column, which is noted at the header', () => {
  it.each([
    ['Postnummer', 'Postnr'],
    ['Postnummer', 'Postnr.'],
    ['Postnummer', 'Post'],
    ['Productgroep', 'Groep'],
    ['Productsubgroep', 'Subgroep'],
    ['Product', 'Omschrijving'],
    ['Unit', 'Eenheid'],
    ['Hoeveelheid', 'Aantal'],
  ])('%s as %s', async (column, header) => {
    const reading = await spelled({ [column]: header });
    expect(reading).toMatchObject({
      kind: 'read',
      items: [{ item: { product: 'AC 16 base', productGroup: 'Verhardingen', unit: 'm2', quantity: 10 } }],
      warnings: [
        {
          code: 'column-synonym',
          severity: 'note',
          sheet: 'Posten',
          row: 1,
          column: header,
          value: header,
          readAs: column,
        },
      ],
    });
  });

  it.each(['A1-3', 'A1/A3', 'A1–A3', 'A1 t/m A3', 'Module A1-A3', 'module a1/3'])(
    'A1-A3 as %s',
    async (header) => {
      const reading = await spelled({}, { 'A1-A3': header });
      expect(reading).toMatchObject({
        kind: 'read',
        warnings: [{ code: 'column-synonym', sheet: 'Set A1', cell: 'C1', readAs: 'A1-A3' }],
      });
      // 10 units of 1 kg in A1-A3 and -0.5 in D.
      expect(reading.kind === 'read' && reading.items[0]?.impacts.a1?.co2Kg?.[0]).toBe(10);
    },
  );

  it('D as Module D, whose values count', async () => {
    const reading = await spelled({}, { D: 'Module D' });
    expect(reading.kind === 'read' && reading.items[0]?.impacts.a1?.co2Kg?.[9]).toBe(-5);
    expect(problemsOf(reading)).toEqual(['column-synonym Set A1 L1']);
  });

  it('Eenheid as Unit in a set sheet, whose units are then converted', async () => {
    const rows = profileRows('a1', '1').map((row) => [...row, row[1] === 'ADPF' ? 'MJ' : null]);
    const reading = await readExampleSheets(
      { ...validSheets(), 'Set A1': [[...SET_HEADER, 'Unit'], ...rows] },
      {},
      weighingOnly('a1', 'ADPF'),
    );
    // 10 units of 1 MJ
    expect(reading.kind === 'read' && reading.items[0]?.impacts.a1?.mkiEur[0]).toBe(10 * 4.81e-4);
    expect(problemsOf(reading)).toEqual(['column-synonym Set A1 M1', 'converted-unit Set A1 M3']);
  });
});

describe('another word for a column gives way', () => {
  it('to the column itself, with a warning, because it may have been meant', async () => {
    expect(await withColumns({ Aantal: 99 })).toMatchObject({
      items: [{ item: { quantity: 10 } }],
      warnings: [{ code: 'resembling-column', severity: 'warning', cell: 'G1', resembles: 'Hoeveelheid' }],
    });
  });

  it('and Omschrijving to Product without a word: it is a column of the user’s own', async () => {
    const reading = await withColumns({ Omschrijving: 'dikte 60 mm' });
    expect(reading).toMatchObject({ items: [{ item: { product: 'AC 16 base' } }], warnings: [] });
  });

  it('to nobody where two stand for one column: that is an error', async () => {
    const { Posten = [], ...sets } = validSheets();
    const twice = [
      ['Postnr', 'Post', ...POSTEN_HEADER.slice(1)],
      ...Posten.slice(1).map((row) => ['1', ...row]),
    ];
    expect(problemsOf(await readExampleSheets({ Posten: twice, ...sets }))).toEqual([
      'duplicate-column Posten B1',
      'column-synonym Posten A1',
    ]);
  });

  it('twice in a header names both cells', async () => {
    const { Posten = [], ...sets } = validSheets();
    const twice = Posten.map((row, index) => [...row, 'Opmerking', index === 0 ? 'Hoeveelheid' : 3]);
    const reading = await readExampleSheets({ Posten: twice, ...sets });
    const [problem] = reading.kind === 'refused' ? reading.problems : [];
    expect(problem && problemMessage(problem, 'nl')).toBe(
      "Blad 'Posten', rij 1, kolom 'Hoeveelheid' (H1): De kolom 'Hoeveelheid' komt twee keer voor: in F1 en in H1. Laat er één staan.",
    );
    expect(problem && problemMessage(problem, 'en')).toContain('is there twice: in F1 and in H1.');
  });

  it('in a title: the word Post alone makes no header', async () => {
    const { Posten = [], ...sets } = validSheets();
    expect(problemsOf(await readExampleSheets({ Posten: [['Post'], ...Posten], ...sets }))).toEqual([]);
  });
});

describe('a column of a module that is absent', () => {
  it('is not declared, which is not 0, with one note', async () => {
    const places = [0, 1, 2, 3, 11];
    const rows = [SET_HEADER, ...profileRows('a1', '1')].map((row) =>
      places.map((place) => row[place] ?? null),
    );
    const reading = await readExampleSheets({ ...validSheets(), 'Set A1': rows });
    expect(reading).toMatchObject({
      kind: 'read',
      warnings: [
        {
          code: 'missing-modules',
          severity: 'note',
          sheet: 'Set A1',
          modules: ['A5', 'B1', 'B4', 'C1', 'C2', 'C3', 'C4'],
        },
      ],
    });
    expect(reading.kind === 'read' && reading.items[0]?.impacts.a1?.co2Kg).toEqual([
      10,
      ...Array(8).fill(null),
      -5,
    ]);
  });

  it('may be any but A1-A3', async () => {
    const rows = [SET_HEADER, ...profileRows('a1', '1')].map((row) => row.toSpliced(2, 1));
    expect(problemsOf(await readExampleSheets({ ...validSheets(), 'Set A1': rows }))).toContain(
      'missing-column Set A1 A1',
    );
  });
});

describe('a header that resembles a column is a warning that names it, and is not read', () => {
  it.each([
    ['Primair materiaal', 'Primair materiaal (ton)'],
    ['Primair materiaal (m3)', 'Primair materiaal (ton)'],
    ['Primair matriaal (ton)', 'Primair materiaal (ton)'],
    ['Energie fosiel (MJ)', 'Energie fossiel (MJ)'],
    ['Materieel emisieloos (uur)', 'Materieel emissieloos (uur)'],
    ['Transport niet-emissieloos per eenheid', 'Transport niet-emissieloos (tkm)'],
    ['Soort wrek', 'Soort werk'],
  ])('%s resembles %s', async (header, resembles) => {
    const reading = await withColumns({ [header]: 5 });
    expect(reading).toMatchObject({
      kind: 'read',
      warnings: [
        {
          code: 'resembling-column',
          severity: 'warning',
          sheet: 'Posten',
          row: 1,
          column: header,
          cell: 'G1',
          resembles,
        },
      ],
    });
    // The value is undeclared, as for a column that doesn't exist, and not 0.
    expect(reading.kind === 'read' && reading.items[0]?.resources).toMatchObject({ primaryTon: null });
  });

  it.each(['Opmerking', 'Bron', 'Prijs per eenheid', 'Totaal', 'Levensduur', 'Besteksnummer'])(
    '%s resembles none',
    async (header) => {
      expect(problemsOf(await withColumns({ [header]: 'x' }))).toEqual([]);
      expect(problemsOf(await withColumns({ [header]: 5 }))).toEqual(['unknown-column Posten G1']);
    },
  );

  it.each(['A4 transport', 'Module C3 (sloop)'])('%s resembles a module', async (header) => {
    const rows = profileRows('a1', '1').map((row) => [...row, 1]);
    expect(
      problemsOf(await readExampleSheets({ ...validSheets(), 'Set A1': [[...SET_HEADER, header], ...rows] })),
    ).toEqual(['resembling-column Set A1 M1']);
  });
});

describe('a header that differs in its unit only is converted, and said', () => {
  it.each([
    ['Primair materiaal (kg)', 'primaryTon', 175, 1.75],
    ['Primair materiaal (kton)', 'primaryTon', 0.5, 5_000],
    ['Energie fossiel (GJ)', 'fossilMj', 1.5, 15_000],
    ['Energie fossiel (kWh)', 'fossilMj', 10, 360],
    ['Energie hernieuwbaar (kJ)', 'renewableMj', 2_500, 25],
    ['Materieel emissieloos (min)', 'equipmentEmissionFreeHours', 90, 15],
    ['Transport emissieloos (kg km)', 'transportEmissionFreeTkm', 700, 7],
  ] as const)('%s: 10 units of it are added up in the unit of %s', async (header, key, stated, total) => {
    const reading = await withColumns({ [header]: stated });
    expect(reading).toMatchObject({
      kind: 'read',
      items: [{ resources: { [key]: total } }],
      warnings: [{ code: 'converted-column', severity: 'note', column: header, cell: 'G1' }],
    });
  });

  it('to the last digit: 172 kg is 0.172 ton', async () => {
    const reading = await withColumns({ 'Primair materiaal (kg)': 172 });
    expect(reading.kind === 'read' && reading.items[0]?.item.resources.primaryTon).toBe(0.172);
    expect(reading).toMatchObject({ warnings: [{ unit: 'kg', oneBecomes: 0.001 }] });
  });

  it('also where the number is text that can be read in two ways', async () => {
    const reading = await withColumns({ 'Primair materiaal (kg)': '1.234' });
    expect(reading.kind === 'read' && reading.items[0]?.item.resources.primaryTon).toBe(1.234);
  });

  it('is not needed for another word of the same unit, which is noted', async () => {
    expect(await resourcesOf({ 'Materieel emissieloos (uren)': 2 })).toMatchObject({
      equipmentEmissionFreeHours: 20,
    });
  });
});
