import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CONTROL_FOLDER, controlSocket } from './control-socket.ts';
import { copyData, copyLog } from './copy-files.ts';
import type { CopyingAnswer } from './serve-copies.ts';

const CUT_OFF = 'The server ended while its database was copied. Nothing was made: try again.';

/**
 * Copies the embedded database of a server that runs and goes on meanwhile. The copy is whole as of its end: the next
 * engine that opens it repairs it from its log, up to there, and refuses one that lacks a piece.
 */
export async function copyRunning(dataDir: string, to: string): Promise<void> {
  const data = join(dataDir, 'database');
  const connection = await reach(dataDir);
  const lines = createInterface({ input: connection })[Symbol.asyncIterator]();
  const hear = async (): Promise<CopyingAnswer> => {
    const { value, done } = await lines.next();
    if (done) throw new Error(CUT_OFF);
    const heard: CopyingAnswer = JSON.parse(value);
    if ('refused' in heard) throw new Error(heard.refused);
    return heard;
  };
  try {
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

async function reach(dataDir: string): Promise<Socket> {
  if (!existsSync(join(dataDir, CONTROL_FOLDER))) throw notReached(dataDir);
  const { path, release } = controlSocket(dataDir);
  const connection = connect(path);
  try {
    await once(connection, 'connect');
  } catch (cause) {
    throw notReached(dataDir, cause);
  } finally {
    release();
  }
  // The end of what it says tells.
  connection.on('error', () => {});
  return connection;
}

function notReached(dataDir: string, cause?: unknown): Error {
  return new Error(
    `The data folder ${dataDir} is in use, and its server cannot be reached by this user. Run this command as the user of the server, or stop that first.`,
    { cause },
  );
}
