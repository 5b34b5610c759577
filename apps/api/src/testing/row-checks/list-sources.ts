import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The root of the repository, to which file names are relative. */
export const ROOT = join(import.meta.dirname, '../../../../..');

/** Returns the sources of the api, without tests, which may use the database freely. */
export function listSources(): string[] {
  return sourcesIn(['apps/api/src', 'apps/api/demonstration']);
}

/** Returns the sources in these folders, without tests. */
export function sourcesIn(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
      .map((file) => join(folder, file)),
  );
}
