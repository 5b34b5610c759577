import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { readCalculation } from '../read-calculation.ts';
import type { TestCell } from '../testing/build-workbook.ts';
import { buildXls } from '../testing/build-xls.ts';
import {
  POSTEN_HEADER,
  postenRow,
  problemsOf,
  readExampleSheets,
  SET_HEADER,
} from '../testing/example-rows.ts';
import { problemMessage } from '../text/problem-message.ts';

const CODES = ['#,##0,', '0 "kg"', '0.0 "k€"', '0 "ton"', '_ "€"\\ * #,##0.00_ ', ';;;'];
const [THOUSANDS, KILOGRAMS, KILO_EURO, TONS, EURO, NOTHING, PERCENT] = [1, 2, 3, 4, 5, 6, 7];
const STYLES = `<numFmts>${CODES.map(
  (code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
).join('')}</numFmts><cellXfs><xf numFmtId="0"/>${CODES.map((_, at) => `<xf numFmtId="${170 + at}"/>`).join(
  '',
)}<xf numFmtId="9"/></cellXfs>`;
const styled = (value: number, style: number): TestCell => ({
  attributes: `s="${style}"`,
  inside: `<v>${value}</v>`,
});
const QUANTITY = POSTEN_HEADER.indexOf('Hoeveelheid');

/** Reads an item of 12,000 ton, each unit of €1.5, with these formats. */
const read = (
  quantity: number,
  mki = 0,
  more: readonly [header: string, cell: TestCell] = ['Opmerking', null],
) =>
  readExampleSheets(
    {
      Posten: [
        [...POSTEN_HEADER, more[0]],
        [...postenRow('1', { unit: 'ton' }).with(QUANTITY, styled(12_000, quantity)), more[1]],
      ],
      'Set A1': [SET_HEADER, ['1', 'MKI', styled(1.5, mki)]],
    },
    { styles: STYLES },
  );
const warningsOf = (reading: Awaited<ReturnType<typeof read>>) =>
  reading.kind === 'read'
    ? reading.warnings
        .filter(({ code }) => code === 'shown-otherwise')
        .map((problem) => problemMessage(problem, 'nl'))
    : problemsOf(reading);

describe('a figure that its maker saw otherwise', () => {
  it('is read as the file has it, with a warning that shows both', async () => {
    const reading = await read(THOUSANDS);
    expect(reading.kind === 'read' && reading.items[0]?.item.quantity).toBe(12_000);
    expect(warningsOf(reading)).toEqual([
      expect.stringContaining(
        "rij 2, kolom 'Hoeveelheid' (F2): De opmaak van cellen laat iets anders zien dan wat is gelezen: '12' als 12.000 (rij 2).",
      ),
    ]);
    expect(warningsOf(await read(PERCENT)).join()).toContain("'1.200.000 %' als 12.000");
    expect(warningsOf(await read(NOTHING)).join()).toContain("'' als 12.000 (rij 2)");
  });

  it('has a unit that nothing else states', async () => {
    expect(warningsOf(await read(KILOGRAMS)).join()).toContain("'12.000 kg' als 12.000");
    expect(warningsOf(await read(0, KILO_EURO)).join()).toContain("'1,5 k€' als 1,5");
  });

  it('is none where the format repeats the unit, the header or the currency', async () => {
    expect(warningsOf(await read(TONS, EURO))).toEqual([]);
    expect(warningsOf(await read(0, 0, ['Primair materiaal (ton)', styled(1, TONS)]))).toEqual([]);
    expect(warningsOf(await read(0, 0, ['Primair materiaal (kg)', styled(1, KILOGRAMS)]))).toEqual([]);
  });

  it('is none for 0, or in a column that is not read', async () => {
    expect(warningsOf(await read(0, 0, ['Primair materiaal (ton)', styled(0, THOUSANDS)]))).toEqual([]);
    expect(warningsOf(await read(0, 0, ['Opmerking', styled(5, KILOGRAMS)]))).toEqual([]);
  });

  it('is seen in an .xls too', async () => {
    const sheets = {
      Posten: [POSTEN_HEADER, postenRow('1', { unit: 'ton', quantity: 12_000 })],
      'Set A1': [SET_HEADER, ['1', 'MKI', 1.5]],
    };
    const bytes = buildXls(sheets, ({ Posten }) => {
      const cell = Posten?.F2;
      if (cell) cell.z = '#,##0,"k"';
    });
    const reading = await readCalculation(bytes, 'a.xls', FIRST_WEIGHTED_SETS);
    expect(warningsOf(reading).join()).toContain("'12 k' als 12.000");
    const plain = await readCalculation(buildXls(sheets), 'a.xls', FIRST_WEIGHTED_SETS);
    expect(warningsOf(plain)).toEqual([]);
  });
});
