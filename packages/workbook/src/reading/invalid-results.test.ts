import { describe, expect, it } from 'vitest';
import type { TestCell } from '../testing/build-workbook.ts';
import {
  POSTEN_HEADER,
  postenRow,
  profileRows,
  readExampleSheets,
  SET_HEADER,
} from '../testing/example-rows.ts';
import { problemMessage } from '../text/problem-message.ts';

/** A cell with a formula and its stored result, as XlsxWriter and others write it. */
const formula = (result: number | string, tag = '<f>1+1</f>'): TestCell => ({
  inside: `${tag}<v>${result}</v>`,
});

/** XlsxWriter says this of each workbook, and stores 0 for each formula. */
const XLSXWRITER = 'calcId="124519" fullCalcOnLoad="1"';

function read(quantity: TestCell, calculation?: string, more: readonly TestCell[] = []) {
  const row = postenRow('1', { quantity: 1 });
  const at = POSTEN_HEADER.indexOf('Hoeveelheid');
  return readExampleSheets(
    {
      Posten: [
        POSTEN_HEADER,
        row.with(at, quantity),
        ...more.map((cell) => postenRow('2', {}).with(at, cell)),
      ],
      'Set A1': [SET_HEADER, ...profileRows('a1', '1'), ...(more.length > 0 ? profileRows('a1', '2') : [])],
    },
    calculation === undefined ? {} : { calculation },
  );
}

describe('stored results of formulas', () => {
  it.each([XLSXWRITER, 'fullCalcOnLoad="true"', 'forceFullCalc="1"', 'calcId="1" calcCompleted="0"'])(
    'are refused where the file says that they do not hold: %s',
    async (calculation) => {
      const reading = await read(formula(0), calculation);
      expect(reading).toMatchObject({
        kind: 'refused',
        problems: [
          { code: 'invalid-results', severity: 'error', sheet: 'Posten', row: 2, rows: '2', count: 1 },
        ],
      });
      const problem = reading.kind === 'refused' ? reading.problems[0] : undefined;
      expect(problem && problemMessage(problem, 'nl')).toContain(
        'Open het bestand in Excel, sla het op en upload het opnieuw. Druk in LibreOffice eerst op Ctrl+Shift+F9',
      );
      expect(problem && problemMessage(problem, 'en')).toContain('did not calculate');
    },
  );

  it.each([undefined, 'calcId="191029"', 'fullCalcOnLoad="0"', 'calcCompleted="1" forceFullCalc="0"'])(
    'count where it says nothing of the kind: %s',
    async (calculation) => {
      const reading = await read(formula(4), calculation);
      expect(reading).toMatchObject({ kind: 'read', items: [{ item: { quantity: 4 } }] });
    },
  );

  it('do not keep a file from being read that has none where it is read', async () => {
    expect(await read(4, XLSXWRITER)).toMatchObject({ kind: 'read', items: [{ item: { quantity: 4 } }] });
  });

  it('are also those of the cells that the formula of another cell fills', async () => {
    const at = POSTEN_HEADER.indexOf('Hoeveelheid');
    const letter = String.fromCharCode(65 + at);
    const filling = formula(4, `<f t="array" ref="${letter}2:${letter}3">B1:B2*2</f>`);
    const refused = await read(filling, XLSXWRITER, [5]);
    expect(refused).toMatchObject({ kind: 'refused', problems: [{ rows: '2-3', count: 2 }] });
    // A shared formula stands in each cell that has it; what is typed over one of them is a number.
    const shared = formula(4, `<f t="shared" ref="${letter}2:${letter}3" si="0">B1*2</f>`);
    expect(await read(shared, XLSXWRITER, [5])).toMatchObject({ problems: [{ rows: '2', count: 1 }] });
  });
});
