import { type PackedEntry, packText } from './pack-text.ts';
import { NAMESPACES, type Namespaces } from './workbook-package.ts';
import { writeZip } from './write-zip.ts';
import { escapeXml } from './xml-elements.ts';

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const { main, relationships }: Namespaces = NAMESPACES.transitional;
const SHARED_STRINGS = 'xl/sharedStrings.xml';

/** A workbook of which the sheets are written already. */
interface WrittenSheets {
  /** in their order, each with its worksheet part */
  readonly sheets: readonly { readonly name: string; readonly part: PackedEntry }[];
  /** the part with styles */
  readonly styles: string;
  /** the part with shared texts, in pieces; null for none */
  readonly sharedStrings: Iterable<string> | null;
  readonly is1904: boolean;
}

/** Returns the bytes of an .xlsx with these sheets; the same sheets always give the same bytes. */
export async function writeParts({
  sheets,
  styles,
  sharedStrings,
  is1904,
}: WrittenSheets): Promise<Uint8Array<ArrayBuffer>> {
  const entries = new Map(sheets.map(({ part }, index) => [sheetPath(index), part]));
  const names = sheets.map(({ name }) => name);
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': contentTypes(names.length, sharedStrings !== null),
    '_rels/.rels': relationshipsPart([relationship('rId1', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': workbookPart(names, is1904),
    'xl/_rels/workbook.xml.rels': relationshipsPart([
      ...names.map((_, index) => relationship(`rId${index + 1}`, 'worksheet', `/${sheetPath(index)}`)),
      relationship('rIdStyles', 'styles', '/xl/styles.xml'),
      ...(sharedStrings ? [relationship('rIdTexts', 'sharedStrings', `/${SHARED_STRINGS}`)] : []),
    ]),
    'xl/styles.xml': styles,
  };
  for (const [path, xml] of Object.entries(parts))
    entries.set(path, await packText([`${XML_DECLARATION}${xml}`]));
  if (sharedStrings) entries.set(SHARED_STRINGS, await packText(sharedStrings));
  return writeZip(entries);
}

function sheetPath(index: number): string {
  return `xl/worksheets/sheet${index + 1}.xml`;
}

function workbookPart(names: readonly string[], is1904: boolean): string {
  const sheets = names.map(
    (name, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const properties = is1904 ? '<workbookPr date1904="1"/>' : '';
  return `<workbook xmlns="${main}" xmlns:r="${relationships}">${properties}<sheets>${sheets.join('')}</sheets></workbook>`;
}

function contentTypes(sheets: number, hasTexts: boolean): string {
  const override = (path: string, kind: string) =>
    `<Override PartName="/${path}" ContentType="${TYPES}.${kind}+xml"/>`;
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${[
    override('xl/workbook.xml', 'sheet.main'),
    override('xl/styles.xml', 'styles'),
    ...(hasTexts ? [override(SHARED_STRINGS, 'sharedStrings')] : []),
    ...Array.from({ length: sheets }, (_, index) => override(sheetPath(index), 'worksheet')),
  ].join('')}</Types>`;
}

function relationship(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`;
}

function relationshipsPart(tags: readonly string[]): string {
  return `<Relationships xmlns="${PACKAGE}/relationships">${tags.join('')}</Relationships>`;
}
