import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ALONE = 0o700;

/** Makes a folder of what is kept, shut to others of this machine, and what it stands in; one that is there stays as it is. */
export function makeDataFolder(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true, mode: OWNER_ALONE });
}
