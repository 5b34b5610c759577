import { describe, expect, it } from 'vitest';
import type { TestCell } from '../../testing/build-workbook.ts';
import {
  POSTEN_HEADER,
  postenRow,
  problemsOf,
  profileRows,
  readExampleSheets,
  SET_HEADER,
} from '../../testing/example-rows.ts';
import { problemMessage } from '../../text/problem-message.ts';

/** Returns Set A1 with further columns after those of the layout, each with its cells in the first rows. */
function withColumns(columns: Readonly<Record<string, readonly TestCell[]>>) {
  const names = Object.keys(columns);
  const rows = profileRows('a1', '1').map((row, index) => [
    ...row,
    ...names.map((name) => columns[name]?.[index] ?? null),
  ]);
  return readExampleSheets({
    Posten: [POSTEN_HEADER, postenRow('1')],
    'Set A1': [[...SET_HEADER, ...names], ...rows],
  });
}

describe('a column of a module that the layout does not have', () => {
  it('gets one warning at its header when it holds a figure', async () => {
    const reading = await withColumns({ B2: [0, 1.5, 2], B6: [null, null, '1,25'] });
    expect(problemsOf(reading)).toEqual(['ignored-column Set A1 M1', 'ignored-column Set A1 N1']);
    expect(reading).toMatchObject({
      kind: 'read',
      warnings: [
        { severity: 'warning', sheet: 'Set A1', row: 1, column: 'B2', cell: 'M1' },
        { column: 'B6' },
      ],
    });
  });

  it('gets it for a figure in a row that holds nothing else', async () => {
    const reading = await readExampleSheets({
      Posten: [POSTEN_HEADER, postenRow('1')],
      'Set A1': [[...SET_HEADER, 'B2'], ...profileRows('a1', '1'), [...Array(12).fill(null), 7]],
    });
    expect(problemsOf(reading)).toEqual(['ignored-column Set A1 M1']);
  });

  it('gets none when it is empty, 0, or holds no figures', async () => {
    expect(problemsOf(await withColumns({ B2: [null], B3: [0, '0', '0,0'], B5: ['n.v.t.', '-'] }))).toEqual(
      [],
    );
  });

  it.each(['B7', 'module B3', 'A1'])('is known by the header %s', async (header) => {
    expect(problemsOf(await withColumns({ [header]: [1] }))).toEqual(['ignored-column Set A1 M1']);
  });

  it.each(['b1-b7', 'C1–C4', 'A4-5', 'C'])(
    'is lost where it takes modules together whose own columns are empty: %s',
    async (header) => {
      expect(problemsOf(await withColumns({ [header]: [1] }))).toEqual(['joined-modules Set A1 M1']);
    },
  );

  it.each(['Bron', 'Opmerking', 'E1', 'D2024', 'Totaal', 'B12'])(
    'is not any other column: %s',
    async (header) => {
      expect(problemsOf(await withColumns({ [header]: [1] }))).toEqual(['unknown-column Set A1 M1']);
    },
  );

  it('does not change what is read', async () => {
    const plain = await withColumns({});
    const more = await withColumns({ B2: [99] });
    expect(more.kind === 'read' && more.items).toEqual(plain.kind === 'read' && plain.items);
  });
});

describe('a column of several modules together', () => {
  /** Returns Set A1 of one item without the columns of these modules, with a column of their sum in its first row. */
  async function joined(header: string, sum: TestCell, without: readonly string[], apart: TestCell = 0) {
    const columns = SET_HEADER.flatMap((name, index) => (without.includes(String(name)) ? [] : [index]));
    const rows = profileRows('a1', '1').map((row, index) => [
      ...columns.map((at) => (SET_HEADER[at] === 'C4' && index === 0 ? apart : (row[at] ?? null))),
      index === 0 ? sum : 0,
    ]);
    return readExampleSheets({
      Posten: [POSTEN_HEADER, postenRow('1')],
      'Set A1': [[...columns.map((at) => SET_HEADER[at] ?? null), header], ...rows],
    });
  }
  const C = ['C1', 'C2', 'C3', 'C4'];

  it.each(['C1-C4', 'C1 t/m C4', 'Module C', 'c1/4'])(
    'refuses the file where they have no column, since nobody can divide it: %s',
    async (header) => {
      const reading = await joined(header, 5, C);
      expect(reading.kind).toBe('refused');
      expect(problemsOf(reading)).toContain('joined-modules Set A1 I1');
      // It isn't offered as one of them either.
      expect(reading.questions.filter(({ kind }) => kind === 'column')).toEqual([]);
      const problems = reading.kind === 'refused' ? reading.problems : [];
      const said = problems.map((problem) => problemMessage(problem, 'nl'));
      expect(said[0]).toContain('C1, C2, C3 en C4 staan niet apart in het blad');
      expect(said[0]).toContain('vraag de verdeling zo nodig aan wie de cijfers maakte');
    },
  );

  it('refuses the file where their columns are all empty in a row that has the sum', async () => {
    const reading = await joined('C1-C4', 5, [], null);
    expect(problemsOf(reading)).toEqual(['joined-modules Set A1 M1']);
    const problems = reading.kind === 'refused' ? reading.problems : [];
    expect(problems.map((problem) => problemMessage(problem, 'nl'))[0]).toContain(
      'en C1, C2, C3 en C4 zijn in rij 2 leeg',
    );
    expect(problems.map((problem) => problemMessage(problem, 'en'))[0]).toContain(
      'C1, C2, C3 and C4 are empty in row 2',
    );
    expect((await joined('C1-C4', 5, [], 'ND')).kind).toBe('refused');
    expect((await joined('C1-C4', 0, [], null)).kind).toBe('read');
  });

  it('refuses nothing where it is 0, or the sum of those that have a column', async () => {
    expect((await joined('C1-C4', 0, C)).kind).toBe('read');
    expect((await joined('C1-C4', 5, ['C1', 'C2'], 5)).kind).toBe('read');
    // The hundredth may be what C1 and C2 come to.
    expect((await joined('C1-C4', 5, ['C1', 'C2'], 4.99)).kind).toBe('refused');
    const all = await joined('C1-C4', 5, []);
    expect(problemsOf(all)).toEqual(['ignored-column Set A1 M1']);
    // A subtotal adds nothing: whoever added it as the warning says would count it twice.
    expect(problemsOf(await joined('C1-C4', 5, [], 5))).toEqual([]);
    expect(problemsOf(await joined('C1-C4', 5, [], 5.01))).toEqual([]);
  });
});
