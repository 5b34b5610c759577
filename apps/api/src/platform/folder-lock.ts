import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const LOCK_FILE = 'in-use-by-process';

/**
 * Keeps a second process out of a data folder: two engines on the same files would destroy them. Answers how to let
 * go; throws when a living process holds the folder. The file of a process that has died is taken over.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, LOCK_FILE);
  const holder = livingHolder(path);
  if (holder !== null)
    throw new Error(
      `The data folder ${folder} is in use by process ${holder}. Stop that one first, or set DATA_DIR to another folder.`,
    );
  rmSync(path, { force: true });
  // 'wx' fails when another process was faster.
  const file = openSync(path, 'wx');
  writeSync(file, String(process.pid));
  closeSync(file);
  return () => rmSync(path, { force: true });
}

function livingHolder(path: string): number | null {
  let pid: number;
  try {
    pid = Number(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return null;
  try {
    process.kill(pid, 0);
    return pid;
  } catch (cause) {
    // Not ours to signal, but alive.
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM' ? pid : null;
  }
}
