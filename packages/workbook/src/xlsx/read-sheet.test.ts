import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { readCalculation } from '../read-calculation.ts';
import { buildWorkbook, type TestCell, workbookEntries } from '../testing/build-workbook.ts';
import { buildZip } from '../testing/build-zip.ts';
import {
  POSTEN_HEADER,
  postenRow,
  problemsOf,
  profileRows,
  readExampleSheets,
  SET_HEADER,
  validSheets,
} from '../testing/example-rows.ts';

/**
 * Returns the problems of the example with one cell replaced: its quantity, its primary material, or its first figure
 * in Set A1.
 */
async function problemsWith(place: 'quantity' | 'primary' | 'figure', cell: TestCell): Promise<string[]> {
  const [first = [], ...others] = profileRows('a1', '1');
  const reading = await readExampleSheets({
    Posten: [
      [...POSTEN_HEADER, 'Primair materiaal (ton)'],
      [...postenRow('1', place === 'quantity' ? { quantity: cell } : {}), place === 'primary' ? cell : 3],
    ],
    'Set A1': [SET_HEADER, place === 'figure' ? first.with(2, cell) : first, ...others],
  });
  return problemsOf(reading);
}

const SEEN_AT = { quantity: 'Posten F2', primary: 'Posten G2', figure: 'Set A1 C2' } as const;
const PLACES = ['quantity', 'primary', 'figure'] as const;

describe.each(PLACES)('no cell with a value vanishes from an .xlsx: %s', (place) => {
  it.each<[string, TestCell]>([
    ['a type that there is not', { attributes: 't="x"', inside: '<v>5</v>' }],
    ['a value in an element that there is not', { inside: '<w>5</w>' }],
    ['a value in no element', { inside: '5' }],
    ['two values, which run together would be a third', { inside: '<v>20</v><v>30</v>' }],
    ['a value beside the one that is read', { inside: '<v>1</v><w><x>5</x></w>' }],
  ])('%s', async (_case, cell) => {
    expect(await problemsWith(place, cell)).toEqual([`unreadable-cell ${SEEN_AT[place]}`]);
  });

  it('what belongs to a cell and is no value is passed over', async () => {
    const cell = { inside: '<f>2*21</f><v>42</v><extLst><ext uri="u"><y>9</y></ext></extLst>' };
    expect(await problemsWith(place, cell)).toEqual([]);
  });
});

describe('a sheet is refused', () => {
  const withSheet = (change: (xml: string) => string | Buffer) =>
    buildZip(
      workbookEntries({ sheets: validSheets() }).map((entry) =>
        entry.name === 'xl/worksheets/sheet1.xml' ? { ...entry, data: change(String(entry.data)) } : entry,
      ),
    );
  const problemsAfter = async (change: (xml: string) => string | Buffer) =>
    problemsOf(await readCalculation(withSheet(change), 'a.xlsx', FIRST_WEIGHTED_SETS));

  it('when a cell stands outside of a row', async () => {
    expect(
      await problemsAfter((xml) => xml.replace('<sheetData>', '<sheetData><c r="F2"><v>5</v></c>')),
    ).toEqual(['file-damaged']);
  });

  it('when its bytes are no UTF-8', async () => {
    expect(await problemsAfter((xml) => Buffer.from(xml.replace('Asfalt', 'Asf\u00e4lt'), 'latin1'))).toEqual(
      ['file-damaged'],
    );
    expect(await problemsAfter((xml) => xml.replace('Asfalt', 'Asfält'))).toEqual([]);
    expect(await problemsAfter((xml) => `\ufeff${xml}`)).toEqual([]);
  });

  it('when its XML is ill-formed where nothing of ours stands', async () => {
    for (const ill of ['<x><y></x></y>', '<x a=1/>', '<x a="1" a="2"/>', 'a & b', '<x>&nbsp;</x>'])
      expect(await problemsAfter((xml) => xml.replace('</worksheet>', `${ill}</worksheet>`))).toEqual([
        'file-damaged',
      ]);
  });

  it('when a plain cell hides what is ill-formed', async () => {
    const withCell = (cell: string) => problemsAfter((xml) => xml.replace('<c r="F2"><v>10</v></c>', cell));
    expect(await withCell('<c r="F2"><v>11</v></c>')).toEqual([]);
    for (const cell of [
      '<c r="F2" r="F2"><v>10</v></c>',
      '<c r="F2<"><v>10</v></c>',
      '<c r="F2" s="<"><v>10</v></c>',
      '<c r="F2" t="&"><v>10</v></c>',
    ])
      expect(await withCell(cell)).toEqual(['file-damaged']);
  });
});

it('the example itself reads without a problem', async () => {
  expect(
    problemsOf(
      await readCalculation(buildWorkbook({ sheets: validSheets() }), 'a.xlsx', FIRST_WEIGHTED_SETS),
    ),
  ).toEqual([]);
});
