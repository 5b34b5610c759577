import { checkContainer } from '../container/check-container.ts';
import { unpackText } from '../container/unpack-entry.ts';
import { damaged } from '../problems/workbook-fault.ts';
import { createXmlScanner, findAttribute } from '../xlsx/xml-scanner.ts';
import { checkContentTypes, isPartOfWorkbook, relatedParts } from './content-types.ts';
import { NAMESPACES, openPackage, PACKAGE_RELATIONSHIPS } from './workbook-package.ts';

const FAMILIES = Object.values(NAMESPACES);

/**
 * Throws when a marked workbook is not a valid package: its archive is damaged, or a part of it is not well-formed, has
 * a wrong content type or namespace, or is the target of a relationship of unknown type. What was wrong in the file is
 * also wrong in its copy, which Excel would call damaged; then there is no copy. Drawings of the old kind (.vml) are
 * not checked: Excel's own are not well-formed, and Excel reads them.
 */
export async function checkMarked(marked: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const container = checkContainer(marked, 'marked.xlsx');
  if (container.kind !== 'zip') throw damaged();
  const file = openPackage(container);
  await checkContentTypes(file);
  const parts = new Set((await relatedParts(file)).map(({ target }) => target.toLowerCase()));
  for (const [name, entry] of container.entries) {
    if (!/\.(xml|rels)$/.test(name)) continue;
    const isRelationships = name.endsWith('.rels');
    let isRoot = true;
    const scanner = createXmlScanner({
      open(tag, attributes) {
        if (isRoot && isRelationships && !names(attributes, PACKAGE_RELATIONSHIPS)) throw damaged();
        if (isRoot && parts.has(name) && !FAMILIES.some(({ main }) => names(attributes, main)))
          throw damaged();
        if (isRelationships && tag === 'Relationship') checkRelationship(attributes);
        isRoot = false;
      },
      text() {},
      close() {},
    });
    for await (const text of unpackText(container.bytes, entry)) scanner.write(text);
    scanner.end();
  }
  return marked;
}

/** Our own reader uses the last word of a relationship's type, which is less strict than Excel. */
function checkRelationship(attributes: string): void {
  const type = findAttribute(attributes, 'Type') ?? '';
  const slash = type.lastIndexOf('/');
  if (!isPartOfWorkbook(type.slice(slash + 1))) return;
  if (!FAMILIES.some(({ relationships }) => relationships === type.slice(0, slash))) throw damaged();
}

function names(attributes: string, address: string): boolean {
  return attributes.includes(`"${address}"`) || attributes.includes(`'${address}'`);
}
