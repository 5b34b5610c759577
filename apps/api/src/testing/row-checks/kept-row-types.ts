import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, sourcesIn } from './list-sources.ts';
import { listRowReaders, type RowTypes, readRowTypes } from './read-row-types.ts';

const KEPT = join(ROOT, 'node_modules/.cache/row-types.json');
/** The folders whose types a row may have. */
const FOLDERS = ['apps/api/src', 'apps/api/demonstration', 'packages'];
/** The files that decide how the compiler reads them, and with which libraries. */
const SETTINGS = ['package-lock.json', 'tsconfig.json', 'tsconfig.base.json'];

interface KeptRowTypes {
  /** of the sources that they were read from */
  readonly hash: string;
  readonly rowTypes: RowTypes;
}

/**
 * Returns the row types of the api's sources. The compiler takes five seconds of the processor for them, so they are
 * kept until a source changes; a test is no source.
 */
export function keptRowTypes(): RowTypes {
  const hash = hashOf([...SETTINGS, ...sourcesIn(FOLDERS)]);
  if (existsSync(KEPT)) {
    const kept: KeptRowTypes = JSON.parse(readFileSync(KEPT, 'utf8'));
    if (kept.hash === hash) return kept.rowTypes;
  }
  const rowTypes = readRowTypes(listRowReaders());
  mkdirSync(dirname(KEPT), { recursive: true });
  // Another run may read it meanwhile.
  const unfinished = `${KEPT}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify({ hash, rowTypes } satisfies KeptRowTypes));
  renameSync(unfinished, KEPT);
  return rowTypes;
}

/** Returns a hash of the names and the contents of files. */
function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const content = readFileSync(join(ROOT, file));
    hash.update(`${file} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
