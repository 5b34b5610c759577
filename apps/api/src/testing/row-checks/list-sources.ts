import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The root of the repository, from which files are named. */
export const ROOT = join(import.meta.dirname, '../../../../..');

/** The sources of the api; what tests do with the database is their own affair. */
export function listSources(): string[] {
  const folder = 'apps/api/src';
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
    .map((file) => join(folder, file));
}
