import { checkContainer } from '../container/check-container.ts';
import { unpackText } from '../container/unpack-entry.ts';
import { damaged } from '../problems/workbook-fault.ts';
import { createXmlScanner } from '../xlsx/xml-scanner.ts';

const CONTENT_TYPES = '[content_types].xml';
const CONTENT_TYPES_NAMESPACE = 'http://schemas.openxmlformats.org/package/2006/content-types';

/**
 * Throws when a marked workbook is no valid package: when its archive is damaged, or a part of it is not well-formed. What
 * was wrong in the file before stays wrong in its copy, which Excel would call damaged; then there is none. Drawings of the
 * old kind (.vml) are left out: Excel's own are not well-formed, and it reads them.
 */
export async function checkMarked(marked: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const container = checkContainer(marked, 'marked.xlsx');
  if (container.kind !== 'zip') throw damaged();
  for (const [name, entry] of container.entries) {
    if (!/\.(xml|rels)$/.test(name)) continue;
    let isRoot = true;
    const scanner = createXmlScanner({
      open(_name, attributes) {
        // Without this name space nobody finds a single part.
        if (isRoot && name === CONTENT_TYPES && !attributes.includes(`"${CONTENT_TYPES_NAMESPACE}"`))
          throw damaged();
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
