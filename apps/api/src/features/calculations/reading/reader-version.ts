import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const REPOSITORY = fileURLToPath(new URL('../../../../../../', import.meta.url));

/** The code that determines the result of a file. Its package.json names its dependencies, in exact versions. */
const READING_CODE = [
  'packages/workbook',
  'packages/domain',
  'apps/api/src/features/calculations',
  'apps/api/src/features/calculation-life',
];

let version: Promise<string> | null = null;

/**
 * Identifies the reader by its code: two servers with another identifier may read the same file differently. Nobody has
 * to remember to raise a number.
 */
export function readerVersion(): Promise<string> {
  version ??= hashOf(READING_CODE.map((folder) => join(REPOSITORY, folder)));
  return version;
}

async function hashOf(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = (await readdir(folder, { recursive: true })).filter(isCode).sort();
    for (const file of files) hash.update(`${file}\0`).update(await readFile(join(folder, file)));
  }
  return hash.digest('hex');
}

function isCode(file: string): boolean {
  return /\.ts$|^package\.json$/.test(file) && !/\.(test|fixture)\.ts$|node_modules/.test(file);
}
