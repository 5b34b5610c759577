import { damaged } from '../problems/workbook-fault.ts';
import type { Relationship } from '../xlsx/read-parts.ts';
import { createXmlScanner, findAttribute } from '../xlsx/xml-scanner.ts';
import type { WorkbookPackage } from './workbook-package.ts';
import { attributesOf, childrenOf, rootOf } from './xml-elements.ts';

const CONTENT_TYPES = '[Content_Types].xml';
const NAMESPACE = 'http://schemas.openxmlformats.org/package/2006/content-types';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const WORKBOOK = /\.(?:sheet|template)\.(?:macroEnabled\.)?main\+xml$/i;
/** The parts that a workbook needs, by the type of the relationship that leads to them. */
const OWN_TYPES: ReadonlyMap<string, string> = new Map(
  ['worksheet', 'styles', 'sharedStrings', 'comments'].map((type) => [type, `${SPREADSHEET}.${type}+xml`]),
);

/** The content types of a package, by part name and by extension, in lower case. */
interface ContentTypes {
  readonly ofPart: ReadonlyMap<string, string>;
  readonly ofExtension: ReadonlyMap<string, string>;
}

/**
 * States the content type of each part that lacks its own, as some writers leave it, and removes those of parts that
 * don't exist.
 */
export async function mendContentTypes(file: WorkbookPackage, fileName: string): Promise<void> {
  const { ofPart } = await readContentTypes(file);
  if ([...ofPart.keys()].some((name) => !file.has(name.slice(1)))) await removeStray(file);
  const mended = new Set<string>();
  for (const { type, target } of await relatedParts(file)) {
    const own = type === 'officeDocument' ? workbookType(fileName) : OWN_TYPES.get(type);
    const key = `/${target.toLowerCase()}`;
    if (own === undefined || ofPart.has(key) || mended.has(key)) continue;
    mended.add(key);
    await file.declare(target, own);
  }
}

/** Returns the only content type under which Excel opens a workbook with this file extension. */
function workbookType(fileName: string): string {
  return /\.xlsm\s*$/i.test(fileName)
    ? 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'
    : `${SPREADSHEET}.sheet.main+xml`;
}

async function removeStray(file: WorkbookPackage): Promise<void> {
  const xml = await file.text(CONTENT_TYPES);
  let kept = '';
  let end = 0;
  for (const child of childrenOf(xml, rootOf(xml))) {
    const partName = findAttribute(attributesOf(xml, child), 'PartName');
    kept += xml.slice(end, child.start);
    if (child.name !== 'Override' || file.has((partName ?? '').slice(1)))
      kept += xml.slice(child.start, child.end);
    end = child.end;
  }
  file.replace(CONTENT_TYPES, kept + xml.slice(end));
}

/**
 * Throws when the workbook, one of its sheets or their shared parts has a wrong content type, or none. Many readers use
 * relationships and ignore content types; Excel checks them, and calls such a file damaged.
 */
export async function checkContentTypes(file: WorkbookPackage): Promise<void> {
  const types = await readContentTypes(file);
  for (const { type, target } of await relatedParts(file)) {
    const stated = contentTypeOf(target, types);
    const fits =
      type === 'officeDocument'
        ? WORKBOOK.test(stated)
        : stated.toLowerCase() === OWN_TYPES.get(type)?.toLowerCase();
    if (!fits) throw damaged();
  }
}

/** Tells whether a relationship of this type leads to the workbook, or to a part that it needs. */
export function isPartOfWorkbook(relationshipType: string): boolean {
  return relationshipType === 'officeDocument' || OWN_TYPES.has(relationshipType);
}

/** Returns the workbook, its sheets, and the parts that either needs. */
export async function relatedParts(file: WorkbookPackage): Promise<readonly Relationship[]> {
  const relatedTo = async (parts: readonly Pick<Relationship, 'target'>[]) =>
    (await Promise.all(parts.map(({ target }) => file.relationships(target))))
      .flat()
      .filter(({ type, target }) => isPartOfWorkbook(type) && file.has(target));
  const workbooks = await relatedTo([{ target: '' }]);
  const sheets = await relatedTo(workbooks);
  return [...workbooks, ...sheets, ...(await relatedTo(sheets))];
}

function contentTypeOf(path: string, { ofPart, ofExtension }: ContentTypes): string {
  const name = path.toLowerCase();
  return ofPart.get(`/${name}`) ?? ofExtension.get(name.slice(name.lastIndexOf('.') + 1)) ?? '';
}

async function readContentTypes(file: WorkbookPackage): Promise<ContentTypes> {
  const ofPart = new Map<string, string>();
  const ofExtension = new Map<string, string>();
  let isRoot = true;
  const keep = (types: Map<string, string>, attributes: string, key: string) => {
    const name = (findAttribute(attributes, key) ?? '').toLowerCase();
    // It is unknown which of the two counts.
    if (types.has(name)) throw damaged();
    types.set(name, findAttribute(attributes, 'ContentType') ?? '');
  };
  const scanner = createXmlScanner({
    open(name, attributes) {
      // Without this namespace no part can be found.
      if (isRoot && !attributes.includes(NAMESPACE)) throw damaged();
      isRoot = false;
      if (name === 'Override') keep(ofPart, attributes, 'PartName');
      if (name === 'Default') keep(ofExtension, attributes, 'Extension');
    },
    text() {},
    close() {},
  });
  scanner.write(await file.text(CONTENT_TYPES));
  scanner.end();
  return { ofPart, ofExtension };
}
