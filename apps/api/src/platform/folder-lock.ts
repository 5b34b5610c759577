import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeDataFolder } from './disk/make-data-folder.ts';

const LOCK_FILE = 'in-use.lock';
/**
 * The embedded database takes longer than this to open, so a holder that lost its lock ends before another process can
 * write.
 */
const CHECK_MS = 500;
const SQLITE_BUSY = 5;

/** Another process holds the folder. */
export class FolderInUse extends Error {}

/**
 * Prevents a second process from using a data folder: two engines on the same files would destroy them. The operating
 * system holds the lock, also between containers, and releases it when its holder ends; SQLite is only the means to
 * request it (docs/decisions/0022-the-system-locks-the-data-folder.md). Returns a function that releases it. Throws
 * when another process holds the folder. `onLost` is called when the file is no longer the locked one, as when somebody
 * removed it: then another process can take the folder, and this one must stop writing.
 */
export function lockFolder(folder: string, onLost: (reason: string) => void): () => void {
  makeDataFolder(folder);
  const path = join(folder, LOCK_FILE);
  const lock = takeLock(path, folder);
  const locked = fileAt(path);
  const check = setInterval(() => {
    // `lock` must be used here: an unused handle is garbage-collected, and its lock with it.
    if (lock.isTransaction && locked !== null && fileAt(path) === locked) return;
    clearInterval(check);
    onLost(`The lock of the data folder ${folder} is gone: ${path} was removed or replaced.`);
  }, CHECK_MS);
  check.unref();
  return () => {
    clearInterval(check);
    // The file remains: removing it could remove one that another process has just locked.
    lock.close();
  };
}

function takeLock(path: string, folder: string): DatabaseSync {
  try {
    const lock = new DatabaseSync(path, { timeout: 0 });
    // Nothing is ever written to it, so it needs no journal.
    lock.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
    return lock;
  } catch (cause) {
    if (!isBusy(cause)) throw new Error(`The data folder ${folder} cannot be locked by ${path}.`, { cause });
    throw new FolderInUse(
      `The data folder ${folder} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`,
    );
  }
}

function isBusy(cause: unknown): boolean {
  return cause instanceof Error && 'errcode' in cause && cause.errcode === SQLITE_BUSY;
}

/** Returns which file is at a path; null when that is unknown. */
function fileAt(path: string): string | null {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}/${ino}`;
  } catch {
    return null;
  }
}
