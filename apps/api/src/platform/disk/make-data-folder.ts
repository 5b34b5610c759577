import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ALONE = 0o700;

/**
 * Makes a data folder that other users of this machine cannot enter, and its parents; an existing folder does not
 * change.
 */
export function makeDataFolder(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true, mode: OWNER_ALONE });
}
