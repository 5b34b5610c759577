import { LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import type { TestCell } from '../testing/build-workbook.ts';
import {
  POSTEN_HEADER,
  postenRow,
  problemsOf,
  profileRows,
  readExampleSheets,
  SET_HEADER,
} from '../testing/example-rows.ts';

const POSTEN = [POSTEN_HEADER, postenRow('1')];
const read = (set: 'a1' | 'a2', rows: readonly TestCell[][], header: TestCell[] = SET_HEADER) =>
  readExampleSheets({ Posten: POSTEN, [set === 'a1' ? 'Set A1' : 'Set A2']: [header, ...rows] });
/** Returns the rows of a profile with other names for some indicators. */
const named = (set: 'a1' | 'a2', names: Readonly<Record<string, string>>) =>
  profileRows(set, '1').map((row) => row.with(1, names[String(row[1])] ?? row[1] ?? null));

describe('a value cell that says that nothing is declared', () => {
  it.each(['ND', 'MND', 'MNR', 'MNA', 'INA', 'NR', 'n/a', 'N/A', 'n.v.t.', '-', '–', 'nd', ' ND '])(
    '%s is not 0',
    async (word) => {
      const reading = await read('a1', profileRows('a1', '1', { GWP: [1, word, 2] }));
      expect(reading).toMatchObject({
        kind: 'read',
        // 10 units
        items: [{ impacts: { a1: { co2Kg: [10, null, 20, ...Array(7).fill(null)] } } }],
        warnings: [
          {
            code: 'not-declared',
            severity: 'note',
            sheet: 'Set A1',
            row: 4,
            column: 'A4',
            cell: 'D4',
            value: word.trim(),
          },
        ],
      });
    },
  );

  it('is noted once for a sheet, with its rows and how many there are', async () => {
    const cells = LIFE_CYCLE_MODULES.map((_, module) => (module === 0 ? 1 : 'ND'));
    const changed = Object.fromEntries(['ADPE', 'ADPF', 'GWP', 'AP'].map((code) => [code, cells]));
    const reading = await read('a1', profileRows('a1', '1', changed));
    expect(reading).toMatchObject({
      warnings: [{ code: 'not-declared', rows: '2-4, 7', count: 4, cells: 36 }],
    });
    expect(problemsOf(reading)).toHaveLength(1);
  });

  it('leaves an indicator undeclared when every module of it says so', async () => {
    const reading = await read('a1', profileRows('a1', '1', { GWP: LIFE_CYCLE_MODULES.map(() => 'ND') }));
    expect(problemsOf(reading)).toEqual(['missing-core-indicator Set A1 A2', 'not-declared Set A1 C4']);
  });
});

describe('an indicator is known by its full name', () => {
  it.each([
    ['a2', 'GWP-total', 'Klimaatverandering – totaal'],
    ['a2', 'GWP-luluc', 'Klimaatverandering - landgebruik en verandering in landgebruik'],
    ['a2', 'GWP-f', 'Global Warming Potential - fossil fuels (GWP-fossil)'],
    ['a2', 'ADP-f', 'Abiotic depletion potential - fossil resources (ADPF)'],
    ['a2', 'ADP-mm', 'Abiotic depletion potential - non-fossil resources (ADPE)'],
    ['a2', 'AP', 'Acidification potential, Accumulated Exceedance (AP)'],
    ['a2', 'EP-fw', 'Eutrophication potential - freshwater (EP-freshwater)'],
    ['a2', 'WDP', 'Water (user) deprivation potential (WDP)'],
    ['a2', 'IR', 'Ioniserende straling'],
    ['a2', 'HTP-nc', 'Human toxicity, non-cancer effects'],
    ['a1', 'GWP', 'Global warming potential (GWP)'],
    ['a1', 'ODP', 'Depletion potential of the stratospheric ozone layer (ODP)'],
    ['a1', 'ADPF', 'Abiotic depletion potential for fossil resources (ADPF)'],
    ['a1', 'AP', 'Verzuring'],
    ['a1', 'HTP', 'Humane toxiciteit'],
  ] as const)('%s %s as %s', async (set, code, name) => {
    const reading = await read(set, named(set, { [code]: name }));
    expect(reading).toMatchObject({
      kind: 'read',
      warnings: [{ code: 'indicator-spelling', severity: 'note', readings: [{ found: name, readAs: code }] }],
    });
  });

  it('and refused where name and code are of two indicators, or the name could be two', async () => {
    for (const name of ['Verzuring (POCP)', 'Global warming potential', 'Vermesting', 'Human toxicity']) {
      const reading = await read('a2', [...profileRows('a2', '1'), ['1', name, 1]]);
      expect(problemsOf(reading)).toEqual(['unknown-indicator Set A2 B21']);
    }
  });
});

describe('rows of resource use and waste', () => {
  it('are passed over with one note', async () => {
    const rows = ['PERT', 'PENRT', 'SM', 'FW', 'HWD', 'Use of net fresh water (FW)', 'Radioactief afval'];
    const reading = await read('a1', [...profileRows('a1', '1'), ...rows.map((name) => ['1', name, 1_000])]);
    expect(reading).toMatchObject({
      kind: 'read',
      warnings: [{ code: 'resource-rows', severity: 'note', rows: '13-19', count: 7, value: 'PERT' }],
    });
    expect(problemsOf(reading)).toHaveLength(1);
  });

  it('are not looked into: they have units of their own', async () => {
    const rows = [...profileRows('a1', '1'), ['1', 'PERT', 'x']].map((row) => [...row]);
    expect(problemsOf(await read('a1', rows))).toEqual(['resource-rows Set A1 B13']);
  });
});

describe('a post number that stands on the first row of its block', () => {
  /** Returns two items, of which only the first row has a number. */
  const blocks = (between: readonly TestCell[][] = []) => [
    ...profileRows('a1', '1').map((row, index) => (index > 0 ? row.with(0, null) : row)),
    ...between,
    ...profileRows('a1', '2').map((row, index) => (index > 0 ? row.with(0, ' ') : row)),
  ];
  const readBlocks = (rows: readonly TestCell[][], merged = '') =>
    readExampleSheets(
      { Posten: [...POSTEN, postenRow('2')], 'Set A1': [SET_HEADER, ...rows] },
      { afterRows: { 'Set A1': merged } },
    );

  it('is filled down, with one note', async () => {
    const reading = await readBlocks(blocks());
    expect(reading).toMatchObject({
      kind: 'read',
      warnings: [{ code: 'filled-down', severity: 'note', rows: '3-12, 14-23', count: 20 }],
    });
    expect(reading.kind === 'read' && reading.items.map(({ impacts }) => impacts.a1?.co2Kg?.[0])).toEqual([
      10, 10,
    ]);
  });

  it('is filled down where its cells are merged', async () => {
    const merged = '<mergeCells count="2"><mergeCell ref="A2:A12"/><mergeCell ref="A13:A23"/></mergeCells>';
    expect(problemsOf(await readBlocks(blocks(), merged))).toEqual(['filled-down Set A1 A3']);
  });

  it('is never filled down across a blank row', async () => {
    const [first = [], ...rest] = blocks();
    const reading = await readBlocks([first, [], ...rest]);
    expect(problemsOf(reading)).toContain('missing-post-number Set A1 A4');
    expect(reading.kind).toBe('refused');
  });

  it('is never filled upwards: a first row without one is an error', async () => {
    const reading = await readBlocks([[null, 'GWP', 1], ...blocks()]);
    expect(problemsOf(reading)).toContain('missing-post-number Set A1 A2');
  });

  it('is not taken from a row whose number is a dash', async () => {
    const reading = await readBlocks([...blocks(), ['-', 'GWP', 1], [null, 'AP', 1]]);
    expect(problemsOf(reading).filter((problem) => !problem.startsWith('filled'))).toEqual([
      'missing-post-number Set A1 A24',
      'no-value Set A1 A24',
    ]);
  });

  it('does not hide a block whose number was forgotten', async () => {
    const rows = blocks().map((row, index) => (index === 11 ? row.with(0, null) : row));
    expect(problemsOf(await readBlocks(rows))).toContain('duplicate-indicator Set A1 B13');
  });
});

describe('a unit cell with a dash', () => {
  it('states no unit', async () => {
    const rows = profileRows('a2', '1').map((row) => [...row, row[1] === 'SQP' ? '-' : null]);
    expect(problemsOf(await read('a2', rows, [...SET_HEADER, 'Eenheid']))).toEqual(['no-value Set A2 M20']);
  });
});
