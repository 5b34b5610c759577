import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
/** What the servers of a run take at most, several times over. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * Where folders come and go most cheaply: in memory where there is plenty of it. A database is three hundred files, and a disk
 * looks long for a place for each of them while those of the last database have just gone.
 */
export function quickFolder(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return Math.min(bavail * bsize, process.availableMemory()) > ENOUGH_BYTES ? IN_MEMORY : tmpdir();
}
