import { describe, expect, it } from 'vitest';
import type { TestCell, TestWorkbook } from '../testing/build-workbook.ts';
import {
  POSTEN_HEADER,
  postenRow,
  problemsOf,
  profileRows,
  readExampleSheets,
  SET_HEADER,
} from '../testing/example-rows.ts';

/** Returns a workbook whose only item has this quantity. */
const withQuantity = (quantity: TestCell, more: Omit<TestWorkbook, 'sheets'> = {}) =>
  readExampleSheets(
    {
      Posten: [POSTEN_HEADER, postenRow('1', { quantity })],
      'Set A1': [SET_HEADER, ...profileRows('a1', '1')],
    },
    more,
  );
const quantityOf = async (quantity: TestCell, more: Omit<TestWorkbook, 'sheets'> = {}) => {
  const reading = await withQuantity(quantity, more);
  return reading.kind === 'read' ? reading.items[0]?.item.quantity : problemsOf(reading);
};
const DATE_STYLES =
  '<numFmts><numFmt numFmtId="170" formatCode="d\\-mmm"/><numFmt numFmtId="171" formatCode="&quot;dag&quot; 0.0 [$€-413]"/></numFmts>' +
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs>';

describe('a cell of a number column', () => {
  it('may hold a number as text, Dutch or international', async () => {
    expect(await quantityOf('1.234,5')).toBe(1234.5);
    expect(await quantityOf('1234.5')).toBe(1234.5);
  });

  it('is Dutch with a warning when it could be either', async () => {
    const rows = [POSTEN_HEADER, postenRow('1', { quantity: '1.234' }), postenRow('2', { quantity: 5 })];
    const reading = readExampleSheets({
      Posten: rows,
      'Set A1': [SET_HEADER, ...profileRows('a1', '1'), ...profileRows('a1', '2')],
    });
    expect(await reading).toMatchObject({
      items: [{ item: { quantity: 1234 } }, {}],
      warnings: [
        { code: 'ambiguous-number', cell: 'F2', value: '1.234', reading: 1234, otherReading: 1.234 },
      ],
    });
  });

  it('follows the notation that the other texts of its sheet prove', async () => {
    const rows = profileRows('a1', '1', { GWP: ['1.234', '0.5'], ODP: ['2.345', '1,5'] });
    const read = async (set: TestCell[][]) => {
      const reading = await readExampleSheets({
        Posten: [POSTEN_HEADER, postenRow('1', { quantity: 1 })],
        'Set A1': [SET_HEADER, ...set],
      });
      return reading.kind === 'read' ? reading.items[0]?.impacts.a1?.co2Kg?.[0] : problemsOf(reading);
    };
    // Both notations occur, so neither is proven: the reading is Dutch. Without the row ODP only points are decimal.
    expect(await read(rows)).toBe(1234);
    expect(await read(profileRows('a1', '1', { GWP: ['1.234', '0.5'] }))).toBe(1.234);
  });

  it('refuses text that is no number, and numbers beyond all measure', async () => {
    expect(await quantityOf('veel')).toEqual(['not-a-number Posten F2']);
    expect(await quantityOf(1e16)).toEqual(['number-too-large Posten F2']);
    expect(await quantityOf({ inside: '<v>1e999</v>' })).toEqual(['not-a-number Posten F2']);
    expect(await quantityOf({ inside: '<v>NaN</v>' })).toEqual(['not-a-number Posten F2']);
    expect(await quantityOf({ inside: '<v>0x1F</v>' })).toEqual(['not-a-number Posten F2']);
  });

  it('refuses errors, also when they were pasted as text', async () => {
    expect(await quantityOf({ attributes: 't="e"', inside: '<v>#REF!</v>' })).toEqual([
      'error-cell Posten F2',
    ]);
    expect(await quantityOf('#VERW!')).toEqual(['error-cell Posten F2']);
  });

  it('refuses logical values', async () => {
    expect(await quantityOf({ attributes: 't="b"', inside: '<v>1</v>' })).toEqual(['boolean-cell Posten F2']);
  });

  it('refuses dates, by their style or by their type', async () => {
    const styled = (style: number) => ({ attributes: `s="${style}"`, inside: '<v>46000</v>' });
    expect(await quantityOf(styled(1), { styles: DATE_STYLES })).toEqual(['date-cell Posten F2']);
    expect(await quantityOf(styled(2), { styles: DATE_STYLES })).toEqual(['date-cell Posten F2']);
    expect(await quantityOf(styled(3), { styles: DATE_STYLES })).toBe(46000);
    expect(await quantityOf({ attributes: 't="d"', inside: '<v>2026-01-01</v>' })).toEqual([
      'date-cell Posten F2',
    ]);
  });

  it('shows the date that Excel shows, in workbooks that count from 1904 too', async () => {
    const cell = { attributes: 's="1"', inside: '<v>1</v>' };
    expect(await withQuantity(cell, { styles: DATE_STYLES })).toMatchObject({
      problems: [{ value: '1900-01-01' }],
    });
    expect(await withQuantity(cell, { styles: DATE_STYLES, date1904: true })).toMatchObject({
      problems: [{ value: '1904-01-02' }],
    });
  });

  it('is read the same however its tag is written', async () => {
    for (const attributes of ['', 't="n"', "s='0'", 's="0" cm="1"', 't = "n" ', 't="n"\n']) {
      for (const inside of [
        '<v>42</v>',
        '<v> 42 </v>',
        '<v><![CDATA[42]]></v>',
        '<v>4<!-- -->2</v>',
        '<v>&#52;2</v>\n',
      ]) {
        expect(await quantityOf({ attributes, inside })).toBe(42);
      }
    }
  });

  it('counts a formula by its result', async () => {
    expect(await quantityOf({ inside: '<f>2*21</f><v>42</v>' })).toBe(42);
    expect(await quantityOf({ attributes: 't="str"', inside: '<f>"1"&amp;"2"</f><v>12</v>' })).toBe(12);
  });

  it('refuses a formula without a result instead of taking it for an empty cell', async () => {
    expect(await quantityOf({ inside: '<f>2*21</f>' })).toEqual(['uncalculated-formula Posten F2']);
    expect(await quantityOf({ inside: '<f>2*21</f><v></v>' })).toEqual(['uncalculated-formula Posten F2']);
    const rows = profileRows('a1', '1', { GWP: [1, { inside: '<f>C2</f><v/>' }] });
    const reading = await readExampleSheets({
      Posten: [POSTEN_HEADER, postenRow('1')],
      'Set A1': [SET_HEADER, ...rows],
    });
    expect(problemsOf(reading)).toEqual(['uncalculated-formula Set A1 D4']);
  });

  it('takes a formula whose result is an empty text for an empty cell', async () => {
    const rows = profileRows('a1', '1', { GWP: [1, { attributes: 't="str"', inside: '<f>""</f><v></v>' }] });
    const reading = await readExampleSheets({
      Posten: [POSTEN_HEADER, postenRow('1')],
      'Set A1': [SET_HEADER, ...rows],
    });
    expect(problemsOf(reading)).toEqual([]);
  });
});

describe('a cell of text', () => {
  const productOf = async (cell: TestCell, more: Omit<TestWorkbook, 'sheets'> = {}) => {
    const row = postenRow('1').with(3, cell);
    const reading = await readExampleSheets(
      { Posten: [POSTEN_HEADER, row], 'Set A1': [SET_HEADER, ...profileRows('a1', '1')] },
      more,
    );
    return reading.kind === 'read' ? reading.items[0]?.item.product : problemsOf(reading);
  };

  it('may be shared, rich, escaped or in a CDATA section', async () => {
    const sharedStrings =
      '<si><t>A</t></si><si><r><t xml:space="preserve">Zand &amp; </t></r><r><t>klei</t></r><rPh><t>x</t></rPh></si>';
    expect(await productOf({ attributes: 't="s"', inside: '<v>1</v>' }, { sharedStrings })).toBe(
      'Zand & klei',
    );
    expect(await productOf({ attributes: 't="inlineStr"', inside: '<is><t><![CDATA[<b>]]></t></is>' })).toBe(
      '<b>',
    );
    expect(await productOf({ attributes: 't="inlineStr"', inside: '<is><t>&#x2264; &#49;</t></is>' })).toBe(
      '≤ 1',
    );
  });

  it('is read once when a writer gives it twice', async () => {
    const inside = '<v>Zand</v><is><t>Zand</t></is>';
    expect(await productOf({ attributes: 't="inlineStr"', inside })).toBe('Zand');
  });

  it('may be a number, but no date and no error', async () => {
    expect(await productOf(12.5)).toBe('12.5');
    expect(await productOf({ attributes: 't="e"', inside: '<v>#N/A</v>' })).toEqual(['error-cell Posten D2']);
    expect(await productOf({ attributes: 's="1"', inside: '<v>46000</v>' }, { styles: DATE_STYLES })).toEqual(
      ['date-cell Posten D2'],
    );
  });

  it('that points outside the shared texts means a damaged file', async () => {
    expect(await productOf({ attributes: 't="s"', inside: '<v>5</v>' }, { sharedStrings: '' })).toEqual([
      'file-damaged',
    ]);
  });
});
