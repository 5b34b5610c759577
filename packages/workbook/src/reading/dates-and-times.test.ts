import { utils, write } from '@e965/xlsx';
import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { markProblems } from '../marking/mark-problems.ts';
import { readCalculation } from '../read-calculation.ts';
import type { TestCell } from '../testing/build-workbook.ts';
import {
  POSTEN_HEADER,
  postenRow,
  problemsOf,
  profileRows,
  readExampleSheets,
  SET_HEADER,
} from '../testing/example-rows.ts';
import { problemMessage } from '../text/problem-message.ts';

const HOURS = 'Materieel emissieloos (uur)';
const STYLES =
  '<numFmts><numFmt numFmtId="170" formatCode="[h]:mm"/><numFmt numFmtId="171" formatCode="mmm\\-yy"/>' +
  '<numFmt numFmtId="172" formatCode="h:mm;@"/><numFmt numFmtId="173" formatCode="d\\-mmm"/></numFmts>' +
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="172"/>' +
  '<xf numFmtId="17"/><xf numFmtId="46"/><xf numFmtId="20"/><xf numFmtId="173"/></cellXfs>';
const [DATE, ELAPSED, MONTH_YEAR, TIME, BUILT_IN_MONTH_YEAR, BUILT_IN_ELAPSED, BUILT_IN_TIME, DAY_MONTH] = [
  1, 2, 3, 4, 5, 6, 7, 8,
];
const styled = (value: number, style = 0): TestCell => ({
  attributes: `s="${style}"`,
  inside: `<v>${value}</v>`,
});

/** Reads one item with a cell in a column after the others. */
const read = (header: string, cell: TestCell) =>
  readExampleSheets(
    {
      Posten: [
        [...POSTEN_HEADER, header],
        [...postenRow('1'), cell],
      ],
      'Set A1': [SET_HEADER, ...profileRows('a1', '1', { ADPF: [0.005] })],
    },
    { styles: STYLES },
  );
const messageOf = async (header: string, cell: TestCell) => {
  const reading = await read(header, cell);
  const [first] = reading.kind === 'refused' ? reading.problems : reading.warnings;
  return first ? problemMessage(first, 'nl') : '';
};

describe('a time in a column of hours', () => {
  it.each([
    ['1:30', 1.5],
    ['0:45', 0.75],
    ['25:06:36', 25.11],
    [styled(0.0625, TIME), 1.5],
    [styled(0.0625, BUILT_IN_TIME), 1.5],
    [styled(1.0625, ELAPSED), 25.5],
    [styled(1.0625, BUILT_IN_ELAPSED), 25.5],
  ])('is its hours, with a note: %o is %d', async (cell, hours) => {
    const reading = await read(HOURS, cell);
    expect(reading).toMatchObject({
      items: [{ item: { resources: { equipmentEmissionFreeHours: hours } } }],
      warnings: [{ code: 'time-as-hours', severity: 'note', cell: 'G2' }],
    });
    expect(reading.questions).toEqual([]);
  });

  it('is told with what it was and what it became', async () => {
    expect(await messageOf(HOURS, styled(0.0625, TIME))).toBe(
      "Blad 'Posten', rij 2, kolom 'Materieel emissieloos (uur)' (G2): Tijden zijn gelezen als uren: '1:30' als 1,5 (rij 2). Vul een getal in waar dat niet klopt.",
    );
  });

  it('is an error in another column, also in one of minutes, with what it would be in hours', async () => {
    for (const header of ['Energie fossiel (MJ)', 'Materieel emissieloos (min)', 'Biobased materiaal (ton)'])
      for (const cell of ['1:30', styled(0.0625, TIME)]) {
        const reading = await read(header, cell);
        expect(problemsOf(reading)).toContain('time-cell Posten G2');
      }
    expect(await messageOf('Energie fossiel (MJ)', '1:30')).toContain(
      "'1:30' is een tijd, en deze kolom is niet in uren. Vul een getal in; als duur is de tijd 1,5 uur.",
    );
  });

  it('is a date where days are hidden behind the time, and no time where it is no clock', async () => {
    expect(problemsOf(await read(HOURS, styled(46_143.0625, TIME)))).toEqual(['date-cell Posten G2']);
    expect(problemsOf(await read(HOURS, '1:75'))).toEqual(['not-a-number Posten G2']);
  });

  it('stays a time in the marked copy of an .xls', async () => {
    const Posten = utils.aoa_to_sheet([
      [...POSTEN_HEADER, HOURS],
      [...postenRow('1', { quantity: 'x' }), 1.0625],
    ]);
    const time = Posten.G2;
    if (time) time.z = '[h]:mm:ss';
    const sheets = {
      Posten,
      'Set A1': utils.aoa_to_sheet([SET_HEADER, ...profileRows('a1', '1')] as unknown[][]),
    };
    const bytes = write(
      { SheetNames: ['Posten', 'Set A1'], Sheets: sheets },
      { type: 'buffer', bookType: 'biff8' },
    ) as Uint8Array;
    const refused = await readCalculation(bytes, 'a.xls', FIRST_WEIGHTED_SETS);
    expect(problemsOf(refused)).toContain('time-as-hours Posten G2');
    const marked = await markProblems(
      bytes,
      'a.xls',
      refused.kind === 'refused' ? refused.problems : [],
      'nl',
    );
    const copy = await readCalculation(marked?.bytes ?? bytes, 'a.xlsx', FIRST_WEIGHTED_SETS);
    expect(problemsOf(copy)).toContain('time-as-hours Posten G2');
  });
});

describe('a date in a column of numbers', () => {
  it.each([
    // 1 May 2026 is what a Dutch Excel makes of 1.5.
    [styled(46_143, DATE), '01-05-2026', '1,5'],
    [styled(46_145, DAY_MONTH), '03-05-2026', '3,5'],
    // May 2003 is what 5.03 and 5-2003 become.
    [styled(37_742, MONTH_YEAR), '01-05-2003', '5,03'],
    [styled(37_742, BUILT_IN_MONTH_YEAR), '01-05-2003', '5,03'],
    // The tenth day of 1900 is the number 10 in the format of a date.
    [styled(10, DATE), '10-01-1900', '10'],
    [{ attributes: 't="d"', inside: '<v>2026-05-03T00:00:00</v>' }, '03-05-2026', '3,5'],
  ])('is said with the number that it was probably made of: %o', async (cell, value, meant) => {
    const message = await messageOf(HOURS, cell);
    expect(message).toContain(`Excel heeft hier een datum van gemaakt (${value}). Bedoelt u ${meant}?`);
  });

  it.each([
    ['3-mei', '3,5'],
    ['3 mei 2026', '3,5'],
    ['12-okt.', '12,10'],
    ['3-May', '3,5'],
    ['May-03', '5,03'],
    ['mrt-2012', '3,12'],
    ['December 5', '12,5'],
    ['03-05-2026', '3,5'],
    ['3/5/26', '3,5'],
    ['2026-05-03', '3,5'],
  ])('is said where it stands as text: %s', async (text, meant) => {
    expect(await messageOf(HOURS, text)).toContain(
      `'${text}' is een datum en geen getal. Bedoelt u ${meant}? Vul dan dat getal in.`,
    );
    expect(problemsOf(await read(HOURS, text))).toEqual(['date-text Posten G2']);
  });

  it.each(['40-mei', '3-13-2026', '1-5', 'mei', 'mais-03', '3-mei en meer'])('%s is none', async (text) => {
    expect(problemsOf(await read(HOURS, text))).toEqual(['not-a-number Posten G2']);
  });

  it('is said in a set sheet and in a text column as well', async () => {
    const reading = await readExampleSheets(
      {
        Posten: [POSTEN_HEADER, postenRow(styled(46_143, DATE))],
        'Set A1': [SET_HEADER, ...profileRows('a1', '1', { GWP: ['3-mei'] })],
      },
      { styles: STYLES },
    );
    expect(problemsOf(reading)).toEqual(
      expect.arrayContaining(['date-cell Posten A2', 'date-text Set A1 C4']),
    );
  });
});

describe('energy by its net calorific value', () => {
  it.each([
    'Energie fossiel (MJ, net calorific value)',
    'Energie fossiel (MJ NCV)',
    'Energie fossiel (MJ (NCV))',
    'Energie fossiel (MJ, netto calorische waarde)',
  ])('%s is the column in MJ', async (header) => {
    expect(await read(header, 7)).toMatchObject({
      items: [{ item: { resources: { fossilMj: 7 } } }],
      warnings: [{ code: 'column-synonym', readAs: 'Energie fossiel (MJ)' }],
    });
  });

  it('is converted from another unit all the same, and is no column by the gross value', async () => {
    const reading = await read('Energie fossiel (kWh, NCV)', 10);
    expect(reading).toMatchObject({ items: [{ item: { resources: { fossilMj: 36 } } }] });
    expect(problemsOf(await read('Energie fossiel (MJ, gross calorific value)', 7))).toEqual([
      'resembling-column Posten G1',
    ]);
  });

  it.each(['MJ, net calorific value', 'MJ, netto calorische waarde', 'MJ (NCV)', 'MJ'])(
    '%s is the unit of ADP-f, and of ADPF that is converted: 1,000 MJ are 0.481 kg Sb-eq',
    async (unit) => {
      const rows = (set: 'a1' | 'a2', code: string) =>
        profileRows(set, '1', { [code]: [1_000] }).map((row) =>
          row[1] === code ? [...row, ...Array(12 - row.length).fill(null), unit] : row,
        );
      const one = await readExampleSheets({
        Posten: [POSTEN_HEADER, postenRow('1')],
        'Set A1': [[...SET_HEADER, 'Eenheid'], ...rows('a1', 'ADPF')],
        'Set A2': [[...SET_HEADER, 'Eenheid'], ...rows('a2', 'ADP-f')],
      });
      const other = await readExampleSheets({
        Posten: [POSTEN_HEADER, postenRow('1')],
        'Set A1': [SET_HEADER, ...profileRows('a1', '1', { ADPF: [1_000 * 4.81e-4] })],
        'Set A2': [SET_HEADER, ...profileRows('a2', '1', { 'ADP-f': [1_000] })],
      });
      expect(one.kind === 'read' && one.items).toEqual(other.kind === 'read' && other.items);
      expect(one.kind).toBe('read');
    },
  );
});
