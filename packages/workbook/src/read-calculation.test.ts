import { describe, expect, it } from 'vitest';
import { ERRORS_UNTIL_STOP, PROBLEMS_MAX } from './problems/problem-list.ts';
import {
  POSTEN_HEADER,
  postenRow,
  problemsOf,
  profileRows,
  readExampleSheets,
  SET_HEADER,
  validSheets,
} from './testing/example-rows.ts';
import { problemExplanation, problemMessage } from './text/problem-message.ts';

describe('sheets and columns are found by name', () => {
  it('reads an item of 10 units: every figure times the quantity', async () => {
    const reading = await readExampleSheets(validSheets());
    expect(reading.kind).toBe('read');
    if (reading.kind !== 'read') return;
    expect(reading.sets).toEqual(['a1']);
    // GWP is 1 kg CO2-eq per unit in A1-A3 and -0.5 in D; the cells between are empty, which is not 0.
    expect(reading.items[0]?.impacts.a1?.co2Kg).toEqual([10, ...Array(8).fill(null), -5]);
    // The weights of Set A1 add up to 45.5501 euro.
    expect(reading.items[0]?.impacts.a1?.mkiEur[0]).toBeCloseTo(455.501, 9);
  });

  it('ignores case and blanks, the order of columns, and further columns and sheets', async () => {
    const shuffle = (rows: ReturnType<typeof profileRows>) => rows.map((row) => ['x', ...row.toReversed()]);
    const { Posten = [], 'Set A1': a1 = [] } = validSheets();
    const [header = [], ...rows] = shuffle([
      [' postNUMMER ', 'Product groep', ...POSTEN_HEADER.slice(2)],
      ...Posten.slice(1),
    ]);
    const reading = await readExampleSheets({
      Notities: [['Set A9']],
      ' POSTEN ': [['Berekening fietspad'], [], header, ...rows],
      'set a1': shuffle(a1),
    });
    expect(problemsOf(reading)).toEqual([]);
    expect(reading.kind).toBe('read');
  });

  it('names the sheets and columns that are missing, in the words that other programs look for', async () => {
    expect(problemsOf(await readExampleSheets({ Blad1: [] }))).toEqual(['missing-sheet', 'missing-sheet']);
    const withoutMaking = validSheets()['Set A1']?.map((row) => row.toSpliced(2, 1)) ?? [];
    const withoutUnit = (validSheets().Posten ?? []).map((row) => row.toSpliced(4, 1));
    const reading = await readExampleSheets({ Posten: withoutUnit, 'Set A1': withoutMaking });
    expect(reading).toMatchObject({
      problems: [
        { code: 'missing-column', sheet: 'Posten', columnName: 'Unit' },
        { code: 'missing-column', sheet: 'Set A1', columnName: 'A1-A3' },
      ],
    });
  });

  it('looks for the header in the first 200 rows, and says so where it is not among the usual 20', async () => {
    const { Posten = [], ...others } = validSheets();
    const below = (count: number) => ({
      Posten: [...Array.from({ length: count }, () => []), ...Posten],
      ...others,
    });
    expect(problemsOf(await readExampleSheets(below(19)))).toEqual([]);
    const far = await readExampleSheets(below(34));
    expect(far).toMatchObject({ kind: 'read', items: [{ item: { postNumber: '1', quantity: 10 } }] });
    expect(far).toMatchObject({
      warnings: [{ code: 'far-header', severity: 'note', row: 35, rowsAbove: 34 }],
    });
    expect(problemsOf(await readExampleSheets(below(199)))).toEqual(['far-header Posten A200']);
    const beyond = await readExampleSheets(below(200));
    expect(problemsOf(beyond)).toEqual(['missing-column Posten']);
    const [problem] = beyond.kind === 'refused' ? beyond.problems : [];
    expect(problem && problemMessage(problem, 'nl')).toBe("Failed to find column 'Postnummer' in Excel file");
    expect(problem && problemExplanation(problem, 'nl')).toContain(
      "in de eerste 200 rijen van het blad staat geen kop 'Postnummer'",
    );
  });

  it('refuses a column or a sheet that is there twice', async () => {
    const { Posten = [], 'Set A1': a1 = [] } = validSheets();
    const twice = Posten.map((row) => [...row, row[5] ?? null]);
    expect(problemsOf(await readExampleSheets({ Posten: twice, 'Set A1': a1 }))).toEqual([
      'duplicate-column Posten G1',
    ]);
    expect(problemsOf(await readExampleSheets({ Posten, 'Posten ': Posten, 'Set A1': a1 }))).toEqual([
      'duplicate-sheet',
    ]);
  });

  it('refuses a sheet Posten without items', async () => {
    const { 'Set A1': a1 = [] } = validSheets();
    expect(problemsOf(await readExampleSheets({ Posten: [POSTEN_HEADER], 'Set A1': a1 }))).toContain(
      'no-items Posten A1',
    );
  });

  it('skips blank rows', async () => {
    const { Posten = [], 'Set A1': a1 = [] } = validSheets();
    const blank = ['  ', '', null, '\u00A0'];
    const reading = await readExampleSheets({
      Posten: [...Posten, [], blank],
      'Set A1': [SET_HEADER, blank, ...a1.slice(1), []],
    });
    expect(problemsOf(reading)).toEqual([]);
  });

  it('refuses merged cells among the rows, and not in a title', async () => {
    const sheets = validSheets();
    const rows = sheets['Set A1'] ?? [];
    const onlyFirst = rows.map((row, index) => (index > 1 ? [null, ...row.slice(1)] : row));
    const merged = (ref: string) => ({
      afterRows: { 'Set A1': `<mergeCells count="1"><mergeCell ref="${ref}"/></mergeCells>` },
    });
    const reading = await readExampleSheets({ ...sheets, 'Set A1': onlyFirst }, merged('A2:B12'));
    expect(problemsOf(reading)).toContain('merged-cells Set A1 A2');
    const titled = { ...sheets, 'Set A1': [['Titel'], ...rows] };
    expect(problemsOf(await readExampleSheets(titled, merged('A1:L1')))).toEqual([]);
    expect(problemsOf(await readExampleSheets(titled, merged('P3:P5')))).toEqual([]);
  });

  it('refuses a header that is merged with the row below, whose cells would count as empty', async () => {
    const { Posten = [], 'Set A1': a1 = [] } = validSheets();
    const merged = { afterRows: { 'Set A1': '<mergeCells count="1"><mergeCell ref="C1:C2"/></mergeCells>' } };
    const swallowed = a1.map((row, index) => (index === 1 ? row.with(2, null) : row));
    const reading = await readExampleSheets({ Posten, 'Set A1': swallowed }, merged);
    expect(problemsOf(reading)).toEqual(['merged-cells Set A1 C1']);
  });

  it('finds all problems in one pass, and lists them by sheet and row', async () => {
    const { Posten = [], 'Set A1': a1 = [] } = validSheets();
    const reading = await readExampleSheets({
      Posten: [...Posten, postenRow('2', { quantity: 'veel' }), postenRow('3', { quantity: 0 })],
      'Set A1': [...a1, ['2', 'GWP', 'x', 1], ['9', 'XYZ', 1]],
      'Set A2': [SET_HEADER],
    });
    expect(problemsOf(reading)).toEqual([
      'not-a-number Posten F3',
      'missing-set-rows Posten A4',
      'not-a-number Set A1 C13',
      'missing-core-indicator Set A1 A13',
      'unknown-indicator Set A1 B14',
      'unknown-post Set A1 A14',
      'no-profiles Set A2 A1',
      'zero-quantity Posten F4',
    ]);
  });

  it(`stops listing after ${PROBLEMS_MAX} errors and counts the rest`, async () => {
    const rows = Array.from({ length: 600 }, (_, index) => postenRow(index, { quantity: 'x' }));
    const reading = await readExampleSheets({ Posten: [POSTEN_HEADER, ...rows], 'Set A1': [SET_HEADER] });
    expect(reading.kind === 'refused' && reading.problems).toHaveLength(PROBLEMS_MAX + 1);
    // 600 quantities and a sheet without profiles
    expect(reading).toMatchObject({
      problems: expect.arrayContaining([expect.objectContaining({ code: 'more-errors', count: 101 })]),
    });
  });

  it(`stops reading after ${ERRORS_UNTIL_STOP} errors`, async () => {
    const rows = Array.from({ length: ERRORS_UNTIL_STOP + 5_000 }, () => ['1', 'XYZ']);
    const reading = await readExampleSheets({ ...validSheets(), 'Set A1': [SET_HEADER, ...rows] });
    const last = reading.kind === 'refused' ? reading.problems.at(-1) : null;
    expect(last).toMatchObject({ code: 'more-errors', count: ERRORS_UNTIL_STOP - PROBLEMS_MAX });
  });

  it('gives results that survive JSON', async () => {
    const reading = await readExampleSheets({
      ...validSheets(),
      'Set A2': [SET_HEADER, ...profileRows('a2', '1', { PM: null })],
    });
    expect(JSON.parse(JSON.stringify(reading))).toEqual(reading);
  });
});
