import { constants } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CopyEnd } from './copying.queries.ts';

/** The folder of PostgreSQL's log. It is copied last, because it records what happened to the other files meanwhile. */
const LOG_FOLDER = 'pg_wal';

/** Copies the files of a running database, without its log. A file that is removed meanwhile is not needed. */
export async function copyData(from: string, to: string): Promise<void> {
  await copyFolder(from, to, (name) => name === LOG_FOLDER);
  await mkdir(join(to, LOG_FOLDER), { mode: 0o700 });
}

/** Copies the log, from one of its files up to another. */
export async function copyLog(
  from: string,
  to: string,
  { logFrom, logTo }: Pick<CopyEnd, 'logFrom' | 'logTo'>,
): Promise<void> {
  const folder = join(from, LOG_FOLDER);
  const names = await readdir(folder);
  // They are numbered, and files kept for later use have higher numbers.
  for (const name of names.filter((each) => each >= logFrom && each <= logTo))
    await copyFile(join(folder, name), join(to, LOG_FOLDER, name), constants.COPYFILE_FICLONE);
}

async function copyFolder(from: string, to: string, isLeftOut: (name: string) => boolean): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (isLeftOut(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target, () => false);
    else if (entry.isFile())
      // A file system that can share the blocks of two files copies nothing.
      await copyFile(source, target, constants.COPYFILE_FICLONE).catch(refuseUnlessGone);
  }
}

function refuseUnlessGone(cause: NodeJS.ErrnoException): void {
  if (cause.code !== 'ENOENT') throw cause;
}
