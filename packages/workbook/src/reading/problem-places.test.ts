import { describe, expect, it } from 'vitest';
import type { Problem } from '../problems/problem.ts';
import {
  POSTEN_HEADER,
  postenRow,
  profileRows,
  readExampleSheets,
  SET_HEADER,
  validSheets,
} from '../testing/example-rows.ts';

async function firstProblem(sheets: Parameters<typeof readExampleSheets>[0]): Promise<Problem | undefined> {
  const reading = await readExampleSheets(sheets);
  return reading.kind === 'refused' ? reading.problems[0] : reading.warnings[0];
}

describe('a problem says where it is', () => {
  it('a missing column: the header row that lacks it', async () => {
    const Posten = [['Berekening'], POSTEN_HEADER.slice(0, 5), postenRow('1').slice(0, 5)];
    expect(await firstProblem({ ...validSheets(), Posten })).toMatchObject({
      code: 'missing-column',
      sheet: 'Posten',
      row: 2,
      column: 'Hoeveelheid',
      cell: 'A2',
    });
  });

  it('a sheet without a header: the sheet alone', async () => {
    expect(await firstProblem({ ...validSheets(), Posten: [['leeg']] })).toMatchObject({
      code: 'missing-column',
      sheet: 'Posten',
      row: null,
      cell: null,
    });
  });

  it('a missing field: its own cell', async () => {
    const Posten = [POSTEN_HEADER, ['1', 'a', null, 'c', 'm2', 1]];
    expect(await firstProblem({ ...validSheets(), Posten })).toMatchObject({
      code: 'missing-field',
      row: 2,
      column: 'Productsubgroep',
      cell: 'C2',
      others: [],
    });
  });

  it('a missing field in a sheet without the column of another: its own cell alone', async () => {
    const Posten = [POSTEN_HEADER, ['1', 'a', null, 'c', 'm2', 1]].map((row) => row.toSpliced(1, 1));
    const reading = await readExampleSheets({ ...validSheets(), Posten });
    expect(reading.kind === 'refused' && reading.problems).toContainEqual(
      expect.objectContaining({ code: 'missing-field', cell: 'B2', others: [] }),
    );
  });

  it.each([
    ['missing', null],
    ['a number', 3],
  ])('more fields missing, a unit %s: the first, with the cells of the others', async (_, unit) => {
    const Posten = [POSTEN_HEADER, ['1', null, null, 'c', unit, 1]];
    expect(await firstProblem({ ...validSheets(), Posten })).toMatchObject({
      code: 'missing-field',
      column: 'Productgroep',
      cell: 'B2',
      others: [
        { column: 'Productsubgroep', cell: 'C2' },
        { column: 'Unit', cell: 'E2' },
      ],
    });
  });

  it('a unit that is a number: the cell of the unit', async () => {
    const Posten = [POSTEN_HEADER, postenRow('1', { unit: 3 })];
    expect(await firstProblem({ ...validSheets(), Posten })).toMatchObject({
      code: 'missing-field',
      column: 'Unit',
      cell: 'E2',
    });
  });

  it('an item without rows in a set: its number in Posten', async () => {
    const Posten = [POSTEN_HEADER, postenRow('1'), postenRow('2')];
    expect(await firstProblem({ ...validSheets(), Posten })).toMatchObject({
      code: 'missing-set-rows',
      sheet: 'Posten',
      row: 3,
      cell: 'A3',
    });
  });

  it('a profile that lacks an indicator: the first row of the item in the set', async () => {
    const rows = profileRows('a1', '1', { AP: null });
    expect(await firstProblem({ ...validSheets(), 'Set A1': [SET_HEADER, ...rows] })).toMatchObject({
      code: 'missing-core-indicator',
      sheet: 'Set A1',
      row: 2,
      cell: 'A2',
    });
  });
});
