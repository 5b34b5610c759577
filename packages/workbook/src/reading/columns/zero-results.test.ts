import { describe, expect, it } from 'vitest';
import { RESOURCE_COLUMNS } from '../../layout/posten-columns.ts';
import type { TestCell } from '../../testing/build-workbook.ts';
import {
  POSTEN_HEADER,
  postenRow,
  profileRows,
  readExampleSheets,
  SET_HEADER,
} from '../../testing/example-rows.ts';
import { questionText } from '../../text/question-text.ts';

/** A formula as Apache POI and NPOI store it: with a 0, in a workbook that says nothing of its results. */
const formula = (result: number | string, attributes = ''): TestCell => ({
  attributes,
  inside: `<f>1+1</f><v>${result}</v>`,
});
const QUANTITY = POSTEN_HEADER.indexOf('Hoeveelheid');
const asked = async (reading: ReturnType<typeof readExampleSheets>) =>
  (await reading).questions.filter(({ kind }) => kind === 'zero-results');

/** Reads two posts with these quantities, this material, and this in a column that is not read. */
function read(quantities: readonly TestCell[], material: TestCell = null, other: TestCell = null) {
  return readExampleSheets(
    {
      Posten: [
        [...POSTEN_HEADER, RESOURCE_COLUMNS.primaryTon, 'Opmerking'],
        ...quantities.map((quantity, at) => [
          ...postenRow(`${at + 1}`).with(QUANTITY, quantity),
          material,
          other,
        ]),
      ],
      'Set A1': [SET_HEADER, ...quantities.flatMap((_, at) => profileRows('a1', `${at + 1}`))],
    },
    { styles: '<cellXfs><xf/><xf numFmtId="14"/></cellXfs>' },
  );
}

describe('formulas that all give 0', () => {
  it('are asked about, with their rows and what the calculation comes to', async () => {
    const [question, ...others] = await asked(read([10, 20], formula('0.0')));
    expect(others).toEqual([]);
    expect(question).toMatchObject({
      ...{ required: true, choices: ['confirmed'], changesReading: false, sheet: 'Posten' },
      ...{ row: 2, cell: 'G2', column: RESOURCE_COLUMNS.primaryTon, list: '2-3', count: 2 },
      mki: [{ set: 'a1' }],
    });
    expect(question && questionText(question, 'nl')).toMatch(
      /^Klopt het dat alle 2 formules in de kolommen met getallen 0 geven \(rijen 2-3\)\? .* Zo gelezen is de berekening €.* MKI in Set A1\. Zo niet, open/,
    );
    expect(question && questionText(question, 'en')).toMatch(/all 2 formulas .* give 0 \(rows 2-3\)\?/);
  });

  it('are asked about where a single quantity is one, which would be work that was not done', async () => {
    const [question] = await asked(read([formula(0), 20]));
    expect(question).toMatchObject({ row: 2, cell: 'F2', column: 'Hoeveelheid', count: 1 });
    expect(question && questionText(question, 'nl')).toContain(
      'de formule in de kolommen met getallen 0 geeft (rij 2)',
    );
  });

  it('are asked about on the sheet of a set', async () => {
    const profile = profileRows('a1', '1', { GWP: [1, formula(0)] });
    const sheets = { Posten: [POSTEN_HEADER, postenRow('1')], 'Set A1': [SET_HEADER, ...profile] };
    expect(await asked(readExampleSheets(sheets))).toMatchObject([
      { sheet: 'Set A1', column: 'A4', count: 1 },
    ]);
  });

  it('are right where a formula of the sheet gives something else, whichever comes first', async () => {
    expect(await asked(read([formula(0), formula(3)]))).toEqual([]);
    expect(await asked(read([formula(3), formula(0)]))).toEqual([]);
    expect(await asked(read([10, 20], formula(0), formula('tekst', 't="str"')))).toEqual([]);
  });

  it('are asked about beside a date that was not calculated either', async () => {
    expect(await asked(read([formula(0), 20], null, formula(0, 's="1"')))).toHaveLength(1);
  });

  it('ask nothing in a column that is not read, nor does a 0 that was typed', async () => {
    expect(await asked(read([10, 20], 0, formula(0)))).toEqual([]);
  });
});
