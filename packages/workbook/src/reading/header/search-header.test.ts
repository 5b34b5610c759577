import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import type { ReadingOptions } from '../../questions/asked-while-reading.ts';
import { readCalculation } from '../../read-calculation.ts';
import { buildWorkbook, type TestCell } from '../../testing/build-workbook.ts';
import { POSTEN_HEADER, postenRow, problemsOf, profileRows, SET_HEADER } from '../../testing/example-rows.ts';

/** Returns a profile whose ADPF fits its unit, so that no question is asked about it. */
const rowsOf = (post: string) => profileRows('a1', post, { ADPF: [0.005] });

const HEADER = POSTEN_HEADER.with(0, 'Bestekspost');
const ID = 'column:Posten:Postnummer';

/** Reads Posten with these rows above two items, and their profiles. */
function read(above: readonly (readonly TestCell[])[], options: ReadingOptions = {}, header = HEADER) {
  const sheets = {
    Posten: [...above.map((row) => [...row]), header, postenRow('1'), postenRow('2', { quantity: 3 })],
    'Set A1': [SET_HEADER, ...rowsOf('1'), ...rowsOf('2')],
  };
  return readCalculation(buildWorkbook({ sheets }), 'a.xlsx', FIRST_WEIGHTED_SETS, options);
}

describe('a sheet in which no row holds Postnummer', () => {
  it('is an error at the row that is most like a header, which asks where the post numbers are', async () => {
    const reading = await read([['Berekening'], ['Product', 'Unit']]);
    expect(problemsOf(reading)).toEqual(['missing-column Posten A3']);
    expect(reading.questions).toMatchObject([
      { kind: 'column', id: ID, required: true, row: 3, choices: ['Bestekspost'] },
    ]);
  });

  it('is read by the column that is placed there', async () => {
    const reading = await read([['Berekening']], { answers: { [ID]: 'Bestekspost' } });
    expect(reading).toMatchObject({
      kind: 'read',
      items: [{ item: { postNumber: '1' } }, { item: { postNumber: '2', quantity: 3 } }],
    });
    expect(problemsOf(reading)).toEqual(['placed-column Posten A2']);
  });

  it('is read by the column that the organisation placed before', async () => {
    const placements = [{ sheet: 'posten', headerKey: 'bestekspost', column: 'Postnummer' }] as const;
    expect(await read([], { placements })).toMatchObject({ kind: 'read', items: [{}, {}], questions: [] });
  });

  it('is read to its last row, beyond those in which a header may stand', async () => {
    const posts = Array.from({ length: 40 }, (_, index) => `${index + 1}`);
    const sheets = {
      Posten: [HEADER, ...posts.map((post) => postenRow(post))],
      'Set A1': [SET_HEADER, ...posts.flatMap((post) => rowsOf(post))],
    };
    const options = { answers: { [ID]: 'Bestekspost' } };
    const reading = await readCalculation(buildWorkbook({ sheets }), 'a.xlsx', FIRST_WEIGHTED_SETS, options);
    expect(reading.kind === 'read' && reading.items.map(({ item }) => item.postNumber)).toEqual(posts);
  });

  it('is not read from a header below its first rows, which would lose the items above that', async () => {
    const posts = Array.from({ length: 40 }, (_, index) => `${index + 1}`);
    const rows = posts.map((post) => postenRow(post));
    const sheets = {
      Posten: [HEADER, ...rows.slice(0, 30), POSTEN_HEADER, ...rows.slice(30)],
      'Set A1': [SET_HEADER, ...posts.flatMap((post) => rowsOf(post))],
    };
    const options = { answers: { [ID]: 'Bestekspost' } };
    const reading = await readCalculation(buildWorkbook({ sheets }), 'a.xlsx', FIRST_WEIGHTED_SETS, options);
    expect(reading.questions).toContainEqual(expect.objectContaining({ id: ID, row: 1 }));
    expect(reading.kind === 'read' ? reading.items.length : problemsOf(reading)).toBe(40);
  });

  it('has no header where no row names three columns of the layout, and asks nothing', async () => {
    const reading = await read([], {}, ['a', 'b', 'c', 'Product', 'Unit', 'd']);
    expect(problemsOf(reading)).toEqual(['missing-column Posten']);
    expect(reading.questions).toEqual([]);
  });

  it('names every other required column that is missing at once', async () => {
    const reading = await read([], {}, HEADER.with(5, 'Hvh'));
    expect(reading.questions.map(({ id }) => id)).toEqual([ID, 'column:Posten:Hoeveelheid']);
  });
});

it('a row with Postnummer is the header, whatever stands above it', async () => {
  const reading = await read([HEADER], { answers: { [ID]: 'Bestekspost' } }, POSTEN_HEADER);
  expect(reading).toMatchObject({ kind: 'read', items: [{}, {}], questions: [] });
  expect(problemsOf(reading)).toEqual([]);
});

it('a set sheet without Postnummer is read by the column that is placed there', async () => {
  const sheets = {
    Posten: [POSTEN_HEADER, postenRow('1')],
    'Set A1': [SET_HEADER.with(0, 'Bestekspost'), ...rowsOf('1')],
  };
  const answers = { 'column:Set A1:Postnummer': 'Bestekspost' };
  const reading = await readCalculation(buildWorkbook({ sheets }), 'a.xlsx', FIRST_WEIGHTED_SETS, {
    answers,
  });
  expect(reading).toMatchObject({ kind: 'read', items: [{}] });
});
