import { describe, expect, it } from 'vitest';
import { MAX_COLUMNS } from './cells/cell-value.ts';
import { checkContainer } from './container/check-container.ts';
import { buildZip } from './testing/build-zip.ts';
import { compareCells, EXPLAINED } from './testing/compare-cells.ts';
import { libraryCells, ownCells } from './testing/library-cells.ts';
import { type DrawnCell, type DrawnWorkbook, drawWorkbook } from './testing/random-sheets.ts';
import { writeRandomXls } from './testing/random-xls.ts';
import { randomXlsxEntries } from './testing/random-xlsx.ts';
import { lettersOf } from './testing/xls-text-bytes.ts';
import { openXls } from './xls/open-xls.ts';
import { openXlsx } from './xlsx/open-xlsx.ts';

/** Another seed gives other workbooks; the name of a test states the seed. */
const SEED = Number(process.env.TEST_SEED ?? 1);
const WORKBOOKS = 40;
const CODE_PAGES = [1250, 1251, 1252, 1253, 1254, 1257];

type Write = (round: number) => { drawn: DrawnWorkbook; bytes: Uint8Array };

const LETTERS = 'éëßŁЖλ漢€’😀';

const FORMATS: readonly [string, string, Write][] = [
  [
    '.xlsx',
    'a.xlsx',
    (round) => {
      const drawn = drawWorkbook(round, { letters: LETTERS, maxColumns: 600, maxRows: 5_000 });
      return { drawn, bytes: buildZip(randomXlsxEntries(drawn, round)) };
    },
  ],
  [
    '.xls of Excel 97',
    'a.xls',
    (round) => {
      const drawn = drawWorkbook(round, { letters: LETTERS, maxColumns: 256, maxRows: 65_536 });
      return { drawn, bytes: writeRandomXls(drawn, round) };
    },
  ],
  [
    '.xls of Excel 95',
    'a.xls',
    (round) => {
      const codePage = CODE_PAGES[round % CODE_PAGES.length] ?? 1252;
      const letters = [...lettersOf(codePage).values()].join('');
      const drawn = drawWorkbook(round, { letters, maxColumns: 256, maxRows: 16_384 });
      return { drawn, bytes: writeRandomXls(drawn, round, codePage) };
    },
  ],
];

describe.each(FORMATS)(`random workbooks, as %s (seed ${SEED})`, (_format, fileName, write) => {
  it('hold for us what they hold for the library, cell by cell', async () => {
    const found = { cells: 0, drawn: 0, unexplained: [] as string[], kinds: new Set<string>() };
    for (let round = 0; round < WORKBOOKS; round++) {
      const { drawn, bytes } = write(1_000 * SEED + round);
      const container = checkContainer(bytes, fileName);
      const ours = await ownCells(container.kind === 'zip' ? await openXlsx(container) : openXls(bytes));
      const theirs = libraryCells(bytes);
      expect([...ours.keys()]).toEqual(drawn.sheets.map(({ name }) => name));
      expect([...theirs.keys()]).toEqual([...ours.keys()]);
      for (const { name, cells } of drawn.sheets) {
        const own = ours.get(name) ?? new Map<string, string>();
        const { unexplained } = compareCells(name, own, theirs.get(name) ?? new Map());
        found.unexplained.push(...unexplained.map((difference) => `${round} ${difference}`));
        for (const [address, cell] of own) {
          found.kinds.add(address.split(' ').length > 1 ? 'merged' : (cell.split(' ')[0] ?? ''));
          if (!address.startsWith('merged')) found.cells++;
        }
        // A cell that both readers omit would show no difference.
        found.drawn += cells.filter((cell) => cell.column < MAX_COLUMNS && !isEmpty(cell)).length;
      }
    }
    expect(found.unexplained).toEqual([]);
    expect(found.cells).toBe(found.drawn);
    expect(found.cells).toBeGreaterThan(150 * WORKBOOKS);
    expect([...found.kinds].sort()).toEqual([
      'boolean',
      'date',
      'error',
      'merged',
      'number',
      'text',
      'uncalculated',
    ]);
  });
});

function isEmpty({ value, isFormula }: DrawnCell): boolean {
  return value.kind === 'text' ? value.text === '' : value.kind === 'empty' && !isFormula;
}

it('every explanation of a difference is met, so that none stands there for nothing', async () => {
  const met = new Set<string>();
  for (const [, fileName, write] of FORMATS) {
    for (let round = 0; round < 10; round++) {
      const { bytes } = write(round);
      const container = checkContainer(bytes, fileName);
      const ours = await ownCells(container.kind === 'zip' ? await openXlsx(container) : openXls(bytes));
      for (const [name, theirs] of libraryCells(bytes))
        for (const why of compareCells(name, ours.get(name) ?? new Map(), theirs).explained.keys())
          met.add(why);
    }
  }
  expect([...met].sort()).toEqual(EXPLAINED.map(({ why }) => why).sort());
});
