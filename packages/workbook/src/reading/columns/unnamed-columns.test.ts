import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { readCalculation } from '../../read-calculation.ts';
import { buildWorkbook, type TestCell } from '../../testing/build-workbook.ts';
import { buildXls } from '../../testing/build-xls.ts';
import { POSTEN_HEADER, postenRow, problemsOf, profileRows, SET_HEADER } from '../../testing/example-rows.ts';
import { problemMessage } from '../../text/problem-message.ts';

const profile = profileRows('a1', '1', { ADPF: [0.005] });
const read = (posten: readonly TestCell[][], set: readonly TestCell[][] = [SET_HEADER, ...profile]) =>
  readCalculation(
    buildWorkbook({ sheets: { Posten: posten, 'Set A1': set } }),
    'a.xlsx',
    FIRST_WEIGHTED_SETS,
  );

describe('a column without a header', () => {
  it('with numbers in it is noted with its sheet, letter and how many rows have one', async () => {
    const reading = await read(
      [POSTEN_HEADER, [...postenRow('1'), 12], [...postenRow('2'), '1,5']],
      [SET_HEADER, ...profile, ...profileRows('a1', '2', { ADPF: [0.005] })],
    );
    expect(reading.kind === 'read' && reading.warnings.map((note) => problemMessage(note, 'nl'))).toEqual([
      "Blad 'Posten', rij 1 (G1): Kolom G heeft geen kop en is niet gelezen; 2 rijen hebben er een getal. Geef haar een kop uit de indeling als de waarden mee moeten tellen.",
    ]);
    expect(reading).toMatchObject({ warnings: [{ severity: 'note', letters: 'G', rows: 2 }] });
  });

  it('is noted wherever it stands: between others, far to the right, in a set sheet, with 0 in it', async () => {
    const far = [...postenRow('1'), ...Array(40).fill(null), 7];
    expect(problemsOf(await read([POSTEN_HEADER, far]))).toEqual(['unnamed-column Posten AU1']);
    const between = [['Postnummer', null, ...POSTEN_HEADER.slice(1)], postenRow('1').toSpliced(1, 0, 0)];
    expect(problemsOf(await read(between))).toEqual(['unnamed-column Posten B1']);
    const set = [SET_HEADER, ...profile.map((row) => [...row, 3])];
    expect(problemsOf(await read([POSTEN_HEADER, postenRow('1')], set))).toEqual([
      'unnamed-column Set A1 M1',
    ]);
  });

  it('is noted once, and each of several', async () => {
    const rows = [POSTEN_HEADER, [...postenRow('1'), 1, null, 2]];
    expect(problemsOf(await read(rows))).toEqual(['unnamed-column Posten G1', 'unnamed-column Posten I1']);
  });

  it('is noted where nothing else stands in its rows, which are counted where there are no others', async () => {
    const alone = [...Array(7).fill(null), 5];
    const reading = await read([POSTEN_HEADER, postenRow('1'), alone, alone]);
    expect(reading).toMatchObject({ warnings: [{ code: 'unnamed-column', cell: 'H1', rows: 2 }] });
    const total = [...Array(6).fill(null), 24];
    expect(
      await read(
        [POSTEN_HEADER, [...postenRow('1'), 12], [...postenRow('2'), 12], total],
        [SET_HEADER, ...profile, ...profileRows('a1', '2', { ADPF: [0.005] })],
      ),
    ).toMatchObject({ warnings: [{ code: 'unnamed-column', cell: 'G1', rows: 2 }] });
    const set = [SET_HEADER, ...profile, [...Array(13).fill(null), 3]];
    expect(problemsOf(await read([POSTEN_HEADER, postenRow('1')], set))).toEqual([
      'unnamed-column Set A1 N1',
    ]);
  });

  it('without a number in it is no deviation: remarks may stand beside a table', async () => {
    expect(problemsOf(await read([POSTEN_HEADER, [...postenRow('1'), 'zie bestek', ' ']]))).toEqual([]);
  });

  it('is noted in an .xls too', async () => {
    const bytes = buildXls({
      Posten: [POSTEN_HEADER, [...postenRow('1'), 12]],
      'Set A1': [SET_HEADER, ...profile],
    });
    const reading = await readCalculation(bytes, 'a.xls', FIRST_WEIGHTED_SETS);
    expect(problemsOf(reading)).toEqual(['unnamed-column Posten G1']);
  });
});
