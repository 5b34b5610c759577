import { toCellAddress } from '../cells/cell-address.ts';
import { workbookEntries } from './build-workbook.ts';
import type { TestEntry } from './build-zip.ts';
import { below, type DrawnCell, type DrawnWorkbook, FORMATS, oneOf, type Random } from './random-sheets.ts';
import { seededNumbers } from './seeded-numbers.ts';

/** Returns the entries of a drawn workbook as .xlsx, with every way in which the format can write a value. */
export function randomXlsxEntries(workbook: DrawnWorkbook, seed: number): TestEntry[] {
  const random = seededNumbers(seed);
  const sharedStrings: string[] = [];
  const sheets = workbook.sheets.map(({ cells, merged }) => {
    const blocks = merged.map(
      ({ row, column }) =>
        `<mergeCell ref="${toCellAddress(column, row + 1)}:${toCellAddress(column + 1, row + 3)}"/>`,
    );
    const merges =
      blocks.length === 0 ? '' : `<mergeCells count="${blocks.length}">${blocks.join('')}</mergeCells>`;
    return `<sheetData>${rowsXml(cells, sharedStrings, random)}</sheetData>${merges}`;
  });
  const codes = FORMATS.flatMap(({ id, code }) =>
    code === undefined ? [] : [`<numFmt numFmtId="${id}" formatCode="${escapeText(code)}"/>`],
  );
  const entries = workbookEntries({
    sheets: Object.fromEntries(workbook.sheets.map(({ name }) => [name, []])),
    date1904: workbook.date1904,
    styles: `<numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${FORMATS.map(({ id }) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`).join('')}</cellXfs>`,
    sharedStrings: sharedStrings.join(''),
  });
  return entries.map((entry) => {
    const index = Number(/^xl\/worksheets\/sheet(\d+)\.xml$/.exec(entry.name)?.[1] ?? 0);
    const inside = sheets[index - 1];
    return inside === undefined
      ? entry
      : { ...entry, data: String(entry.data).replace('<sheetData></sheetData>', () => inside) };
  });
}

function rowsXml(cells: readonly DrawnCell[], sharedStrings: string[], random: Random): string {
  let xml = '';
  let row = -1;
  let column = -1;
  for (const cell of cells) {
    if (cell.row !== row) {
      if (row >= 0) xml += '</row>';
      // A row may omit its number when it is the next one, and so may a cell.
      xml += cell.row === row + 1 && random() < 0.2 ? '<row>' : `<row r="${cell.row + 1}" ht="15">`;
      row = cell.row;
      column = -1;
    }
    const isNext = cell.column === column + 1 && random() < 0.2;
    const place = isNext ? '' : ` r="${toCellAddress(cell.column, cell.row + 1)}"`;
    const style = cell.format === 0 && random() < 0.5 ? '' : ` s="${cell.format}"`;
    xml += cellXml(cell, `${place}${style}`, sharedStrings, random);
    column = cell.column;
  }
  return row < 0 ? '' : `${xml}</row>`;
}

function cellXml(cell: DrawnCell, attributes: string, sharedStrings: string[], random: Random): string {
  const { value } = cell;
  const formula = cell.isFormula
    ? oneOf(random, ['<f>A1+1</f>', '<f t="shared" si="0"/>', '<f ca="1">B2&amp;"x"</f>'])
    : '';
  const written = (type: string, text: string) =>
    `<c${attributes}${type === '' ? '' : ` t="${type}"`}>${formula}<v>${text}</v></c>`;
  switch (value.kind) {
    case 'number':
      return written(random() < 0.2 ? 'n' : '', numberText(value.number, random));
    case 'boolean':
      return written('b', value.is ? '1' : '0');
    case 'error':
      return written('e', value.text);
    case 'empty':
      return random() < 0.5 && formula === '' ? `<c${attributes}/>` : `<c${attributes}>${formula}</c>`;
    case 'text': {
      if (cell.isFormula) return written('str', escapeText(value.text));
      const xml = richText(value.text, random);
      if (random() < 0.4) return `<c${attributes} t="inlineStr"><is>${xml}</is></c>`;
      sharedStrings.push(`<si>${xml}</si>`);
      return written('s', String(sharedStrings.length - 1));
    }
  }
}

function numberText(number: number, random: Random): string {
  const texts = [String(number), number.toExponential(), number.toPrecision(17)];
  return oneOf(
    random,
    texts.filter((text) => Number(text) === number),
  );
}

/** Returns a text in one piece or in two, of which one is bold; phonetic hints are not part of it. */
function richText(text: string, random: Random): string {
  const piece = (part: string) => `<t xml:space="preserve">${escapeText(part)}</t>`;
  if (random() < 0.6) return piece(text);
  const characters = [...text];
  const at = below(random, characters.length + 1);
  const runs = [characters.slice(0, at).join(''), characters.slice(at).join('')];
  const sound = random() < 0.3 ? '<rPh sb="0" eb="1"><t>klank</t></rPh>' : '';
  return `<r><rPr><b/></rPr>${piece(runs[0] ?? '')}</r><r>${piece(runs[1] ?? '')}</r>${sound}`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
