import { CONTAINER_LIMITS } from '../container/container-limits.ts';
import { unpackText } from '../container/unpack-entry.ts';
import type { ZipEntry } from '../container/zip-directory.ts';
import { damaged, WorkbookFault } from '../problems/workbook-fault.ts';
import type { SheetSource, WorkbookSource } from '../workbook-source.ts';
import { type CellStyles, PLAIN_STYLES, readCellStyles } from './read-cell-styles.ts';
import { type Relationship, readRelationships, readWorkbookPart, type WorkbookPart } from './read-parts.ts';
import { readSharedStrings } from './read-shared-strings.ts';
import { readSheet } from './read-sheet.ts';
import type { SheetContext } from './to-cell-value.ts';

interface ZipContainer {
  readonly bytes: Uint8Array;
  readonly entries: ReadonlyMap<string, ZipEntry>;
}

/**
 * Opens an .xlsx or .xlsm workbook: finds its sheets by the package's relationships. Shared texts and styles are read
 * with the first sheet, once for all sheets. Macros are never read.
 */
export async function openXlsx(container: ZipContainer): Promise<WorkbookSource> {
  const rootRelationships = await relationshipsOf(container, '');
  const workbookPath = rootRelationships.find(
    (relationship) => relationship.type === 'officeDocument',
  )?.target;
  if (workbookPath === undefined || !/\.xml$/i.test(workbookPath))
    throw new WorkbookFault('not-a-workbook', {});

  const workbook = await readWorkbookPart(smallPart(container, workbookPath));
  if (workbook === null) throw new WorkbookFault('not-a-workbook', {});
  const relationships = await relationshipsOf(container, workbookPath);
  const byId = new Map(relationships.map((relationship) => [relationship.id, relationship]));
  const context = once(() => readContext(container, relationships, workbook));

  const sheets: SheetSource[] = [];
  for (const { name, relationshipId, state } of workbook.sheets) {
    const relationship = byId.get(relationshipId);
    // Chart sheets and macro sheets hold no rows.
    if (relationship?.type !== 'worksheet') continue;
    sheets.push({
      name,
      state,
      async read(receive) {
        const texts = unpackText(container.bytes, entryAt(container, relationship.target));
        return readSheet(texts, await context(), receive);
      },
    });
  }
  return { sheets };
}

async function readContext(
  container: ZipContainer,
  relationships: readonly Relationship[],
  { is1904, resultsHold }: WorkbookPart,
): Promise<SheetContext> {
  const stringsPath = relationships.find((relationship) => relationship.type === 'sharedStrings')?.target;
  const stylesPath = relationships.find((relationship) => relationship.type === 'styles')?.target;
  const styles: CellStyles = hasEntry(container, stylesPath)
    ? await readCellStyles(smallPart(container, stylesPath), is1904)
    : PLAIN_STYLES;
  const strings = hasEntry(container, stringsPath)
    ? await readSharedStrings(part(container, stringsPath, CONTAINER_LIMITS.sharedStringsBytes))
    : { texts: [], struck: new Map<number, boolean>() };
  return { sharedStrings: strings.texts, struckStrings: strings.struck, styles, resultsHold };
}

/** Returns the relationships of a part; '' is the package itself. A part without any has no such file. */
async function relationshipsOf(container: ZipContainer, path: string): Promise<readonly Relationship[]> {
  const slash = path.lastIndexOf('/');
  const folder = path.slice(0, slash + 1);
  const relationshipsPath = `${folder}_rels/${path.slice(slash + 1)}.rels`;
  if (!hasEntry(container, relationshipsPath)) {
    if (path === '') throw new WorkbookFault('not-a-workbook', {});
    return [];
  }
  return readRelationships(smallPart(container, relationshipsPath), folder);
}

function smallPart(container: ZipContainer, path: string): AsyncIterable<string> {
  return part(container, path, CONTAINER_LIMITS.smallPartBytes);
}

function part(container: ZipContainer, path: string, maxBytes: number): AsyncIterable<string> {
  const entry = entryAt(container, path);
  if (entry.unpackedBytes > maxBytes) throw new WorkbookFault('unpacks-too-large', { maxBytes });
  return unpackText(container.bytes, entry);
}

function hasEntry(container: ZipContainer, path: string | undefined): path is string {
  return path !== undefined && container.entries.has(path.toLowerCase());
}

function entryAt(container: ZipContainer, path: string): ZipEntry {
  const entry = container.entries.get(path.toLowerCase());
  if (!entry) throw damaged();
  return entry;
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
