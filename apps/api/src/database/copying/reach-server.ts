import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CONTROL_FOLDER, controlSocket } from './control-socket.ts';
import type { CopyingAnswer } from './serve-copies.ts';

/** Sends a request of a command to the server that runs on a data folder; throws what the server refuses. */
export async function askServer(dataDir: string, wish: object): Promise<CopyingAnswer> {
  const connection = await reach(dataDir);
  const hear = answersOf(connection, 'The server ended before it answered.');
  try {
    connection.write(`${JSON.stringify(wish)}\n`);
    return await hear();
  } finally {
    connection.destroy();
  }
}

/** Connects to the server that runs on a data folder, for a command of the same user. */
export async function reach(dataDir: string): Promise<Socket> {
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
  // The end of its messages reports the error.
  connection.on('error', () => {});
  return connection;
}

function notReached(dataDir: string, cause?: unknown): Error {
  return new Error(
    `The data folder ${dataDir} is in use, and its server cannot be reached by this user. Run this command as the user of the server, or stop that first.`,
    { cause },
  );
}

/**
 * Returns a function that returns the next message of the server; it throws a refusal, or `cutOff` when the server is
 * gone.
 */
export function answersOf(connection: Socket, cutOff: string): () => Promise<CopyingAnswer> {
  const lines = createInterface({ input: connection })[Symbol.asyncIterator]();
  return async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error(cutOff);
    const heard: CopyingAnswer = JSON.parse(value);
    if ('refused' in heard) throw new Error(heard.refused);
    return heard;
  };
}
