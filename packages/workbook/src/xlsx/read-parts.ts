import { createXmlScanner, findAttribute, type XmlHandler } from './xml-scanner.ts';

export interface Relationship {
  readonly id: string;
  /** the last word of the type's address: 'worksheet', 'styles'; equal in transitional and strict files */
  readonly type: string;
  /** the path of the part inside the package */
  readonly target: string;
}

/** Reads a relationships part; targets are resolved against the folder of the part to which they belong. */
export async function readRelationships(
  texts: AsyncIterable<string> | Iterable<string>,
  folder: string,
): Promise<readonly Relationship[]> {
  const relationships: Relationship[] = [];
  await scanOpenTags(texts, (name, attributes) => {
    if (name !== 'Relationship' || findAttribute(attributes, 'TargetMode') === 'External') return;
    const type = findAttribute(attributes, 'Type') ?? '';
    relationships.push({
      id: findAttribute(attributes, 'Id') ?? '',
      type: type.slice(type.lastIndexOf('/') + 1),
      target: toPartPath(folder, findAttribute(attributes, 'Target') ?? ''),
    });
  });
  return relationships;
}

export interface WorkbookPart {
  readonly sheets: readonly { readonly name: string; readonly relationshipId: string }[];
  /** whether dates count from 1904 instead of 1900 */
  readonly is1904: boolean;
}

/** Reads the workbook part: its sheets in order. Returns null when it is something else, such as a text document. */
export async function readWorkbookPart(
  texts: AsyncIterable<string> | Iterable<string>,
): Promise<WorkbookPart | null> {
  const sheets: { name: string; relationshipId: string }[] = [];
  let root = '';
  let is1904 = false;
  await scanOpenTags(texts, (name, attributes) => {
    if (root === '') root = name;
    if (name === 'workbookPr') is1904 = /^(1|true)$/.test(findAttribute(attributes, 'date1904') ?? '');
    if (name === 'sheet') {
      sheets.push({
        name: findAttribute(attributes, 'name') ?? '',
        relationshipId: findAttribute(attributes, 'id') ?? '',
      });
    }
  });
  return root === 'workbook' ? { sheets, is1904 } : null;
}

async function scanOpenTags(
  texts: AsyncIterable<string> | Iterable<string>,
  open: XmlHandler['open'],
): Promise<void> {
  const scanner = createXmlScanner({ open, text() {}, close() {} });
  for await (const text of texts) scanner.write(text);
  scanner.end();
}

/** Returns 'xl/worksheets/sheet1.xml' for the target 'worksheets/sheet1.xml' in the folder 'xl/'. */
function toPartPath(folder: string, target: string): string {
  const segments: string[] = [];
  const full = target.startsWith('/') ? target : `${folder}${target}`;
  for (const segment of full.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}
