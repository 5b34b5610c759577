import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyData, copyLog } from './copy-files.ts';
import { answersOf, reach } from './reach-server.ts';

const CUT_OFF = 'The server ended while its database was copied. Nothing was made: try again.';

/**
 * Copies the embedded database of a running server, which continues meanwhile. The copy is complete as of its end: the
 * next engine that opens it repairs it from its log up to there, and refuses one that lacks a part.
 */
export async function copyRunning(dataDir: string, to: string): Promise<void> {
  const data = join(dataDir, 'database');
  const connection = await reach(dataDir);
  const hear = answersOf(connection, CUT_OFF);
  try {
    connection.write('copy\n');
    await hear();
    await copyData(data, to);
    connection.write('copied\n');
    const heard = await hear();
    if (!('ended' in heard)) throw new Error(CUT_OFF);
    await copyLog(data, to, heard.ended);
    await writeFile(join(to, 'backup_label'), heard.ended.label, { mode: 0o600 });
  } finally {
    connection.destroy();
  }
}
