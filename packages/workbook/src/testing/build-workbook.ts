import { toCellAddress } from '../cells/cell-address.ts';
import { buildZip, type TestEntry } from './build-zip.ts';

/** Text and numbers are written as such; an object gives the attributes of the cell's tag and its contents. */
export type TestCell = string | number | null | { readonly attributes?: string; readonly inside: string };

export interface TestWorkbook {
  readonly sheets: Readonly<Record<string, readonly (readonly TestCell[])[]>>;
  /** XML after the rows of a sheet, by its name: merged cells */
  readonly afterRows?: Readonly<Record<string, string>>;
  /** XML before the rows of a sheet, by its name: columns */
  readonly beforeRows?: Readonly<Record<string, string>>;
  /** attributes of rows, by the name of the sheet and the number of the row */
  readonly rowAttributes?: Readonly<Record<string, Readonly<Record<number, string>>>>;
  readonly sharedStrings?: string;
  readonly styles?: string;
  readonly date1904?: boolean;
  /** attributes of what the workbook says about calculating */
  readonly calculation?: string;
  /** XML before the root of every sheet */
  readonly prolog?: string;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Returns the bytes of an .xlsx file, built by hand so that a test can put anything in it. */
export function buildWorkbook(workbook: TestWorkbook): Uint8Array {
  return buildZip(workbookEntries(workbook));
}

/** Returns the entries of an .xlsx file, for tests that manipulate the archive. */
export function workbookEntries(workbook: TestWorkbook): TestEntry[] {
  const names = Object.keys(workbook.sheets);
  const sheetTags = names.map(
    (name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const relationships = names.map((_, index) =>
    relationship(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`),
  );
  const entries: TestEntry[] = [
    {
      name: '_rels/.rels',
      data: relationshipsPart([relationship('rId1', 'officeDocument', 'xl/workbook.xml')]),
    },
    {
      name: 'xl/workbook.xml',
      data: `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr date1904="${workbook.date1904 ? 1 : 0}"/><sheets>${sheetTags.join('')}</sheets>${workbook.calculation ? `<calcPr ${workbook.calculation}/>` : ''}</workbook>`,
    },
  ];
  if (workbook.sharedStrings !== undefined) {
    relationships.push(relationship('rIdS', 'sharedStrings', 'sharedStrings.xml'));
    entries.push({
      name: 'xl/sharedStrings.xml',
      data: `<sst xmlns="${MAIN}">${workbook.sharedStrings}</sst>`,
    });
  }
  if (workbook.styles !== undefined) {
    relationships.push(relationship('rIdT', 'styles', 'styles.xml'));
    entries.push({
      name: 'xl/styles.xml',
      data: `<styleSheet xmlns="${MAIN}">${workbook.styles}</styleSheet>`,
    });
  }
  entries.push({ name: 'xl/_rels/workbook.xml.rels', data: relationshipsPart(relationships) });
  for (const [index, name] of names.entries()) {
    const rows = (workbook.sheets[name] ?? [])
      .map((cells, index) => toRowXml(cells, index, workbook.rowAttributes?.[name]?.[index + 1]))
      .join('');
    entries.push({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      data: `${workbook.prolog ?? ''}<worksheet xmlns="${MAIN}">${workbook.beforeRows?.[name] ?? ''}<sheetData>${rows}</sheetData>${workbook.afterRows?.[name] ?? ''}</worksheet>`,
    });
  }
  entries.push({ name: '[Content_Types].xml', data: contentTypesPart(entries) });
  return entries;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  'xl/workbook.xml': 'sheet.main',
  'xl/sharedStrings.xml': 'sharedStrings',
  'xl/styles.xml': 'styles',
};

function contentTypesPart(entries: readonly TestEntry[]): string {
  const overrides = entries
    .filter(({ name }) => name.endsWith('.xml'))
    .map(({ name }) => {
      const type = `application/vnd.openxmlformats-officedocument.spreadsheetml.${CONTENT_TYPES[name] ?? 'worksheet'}+xml`;
      return `<Override PartName="/${name}" ContentType="${type}"/>`;
    });
  return `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${overrides.join('')}</Types>`;
}

function toRowXml(cells: readonly TestCell[], rowIndex: number, attributes = ''): string {
  const row = rowIndex + 1;
  return `<row r="${row}"${attributes && ` ${attributes}`}>${cells.map((cell, column) => toCellXml(cell, toCellAddress(column, row))).join('')}</row>`;
}

function toCellXml(cell: TestCell, address: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c r="${address}" ${cell.attributes ?? ''}>${cell.inside}</c>`;
  const escaped = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escaped}</t></is></c>`;
}

function relationship(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
}

function relationshipsPart(relationships: readonly string[]): string {
  return `<Relationships xmlns="${PACKAGE}">${relationships.join('')}</Relationships>`;
}
