import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { regularly } from '../../platform/regularly.ts';
import { DatabaseUnavailable } from '../away/database-unavailable.ts';
import { insertBackupNote } from '../backup/backup-notes.queries.ts';
import type { Queries } from '../queries.ts';
import { CONTROL_FOLDER, controlSocket } from './control-socket.ts';
import { bytesToRepair, type CopyEnd, endCopy, startCopy, writeCheckpoint } from './copying.queries.ts';

/**
 * What the server says to a command. One that says `copy` copies, and says `copied` in between; another one names one wish with what
 * belongs to it, as JSON.
 */
export type CopyingAnswer =
  | { readonly noted: boolean }
  | { readonly made: true }
  | { readonly started: true }
  | { readonly ended: CopyEnd }
  | { readonly refused: string };

/** A command that says nothing for so long is gone. */
const SILENCE_MS = 3_600_000;
/** How the log is kept short: a checkpoint is written when it is longer than what is repaired in about a second. */
const LOG_BOUNDS = { lookMs: 30_000, maxBytes: 64 * 1024 * 1024 };

/** What else a command may wish, by name. */
type Wishes = Readonly<Record<string, (about: unknown) => Promise<CopyingAnswer>>>;

interface Copying {
  /** stops listening, and leaves who copies alone with a copy that is refused */
  readonly close: () => Promise<void>;
}

/**
 * Lets a command of this machine's same user copy the embedded database while it is served: the engine notes from when to when
 * its files were copied (PostgreSQL's online backup), and the command copies them. Others wait for one checkpoint, and
 * not for the copying. Between copies the log is kept short, which the engine has nobody else for.
 */
export async function serveCopies(
  queries: Queries,
  dataDir: string,
  onFault: (cause: unknown) => void,
  { log = LOG_BOUNDS, wishes = {} }: { log?: typeof LOG_BOUNDS; wishes?: Wishes } = {},
): Promise<Copying> {
  // A database that cannot answer now is told of by whoever waits for it.
  const report = (cause: unknown) => {
    if (!(cause instanceof DatabaseUnavailable)) onFault(cause);
  };
  let underWay: Promise<void> | null = null;
  const connections = new Set<Socket>();
  const server = createServer((connection) => {
    connections.add(connection);
    connection.setTimeout(SILENCE_MS, () => connection.destroy());
    // Who leaves is noticed by the end of what they say.
    connection.on('error', () => {});
    connection.on('close', () => connections.delete(connection));
    void serve(connection)
      .catch(report)
      .finally(() => connection.end());
  });
  async function serve(connection: Socket): Promise<void> {
    const lines = createInterface({ input: connection })[Symbol.asyncIterator]();
    const { value: wish, done } = await lines.next();
    if (done) return;
    if (wish !== 'copy') return answer(connection, await grant(wish));
    if (underWay)
      return answer(connection, { refused: 'Another backup is being made. Try again when it is done.' });
    const copy = serveCopy(queries, connection, lines);
    underWay = copy.catch(() => {});
    await copy.finally(() => {
      underWay = null;
    });
  }
  async function grant(line: string): Promise<CopyingAnswer> {
    const all: Wishes = { note: async (note) => ({ noted: await takeNote(queries, note) }), ...wishes };
    for (const [name, about] of Object.entries(JSON.parse(line))) {
      const granted = all[name];
      if (granted) return granted(about);
    }
    return { refused: 'This release of the server does not know that wish.' };
  }
  const stopLooking = regularly(
    log.lookMs,
    async () => {
      // What a copy needs of the log may not go.
      if (!underWay && (await bytesToRepair(queries)) > log.maxBytes && !underWay)
        await writeCheckpoint(queries);
    },
    report,
  );
  const release = await listen(server, dataDir).catch((cause: unknown) => {
    onFault(new Error('No backup can be made while this server runs', { cause }));
    return () => {};
  });
  return {
    async close() {
      stopLooking();
      server.close();
      for (const connection of connections) connection.destroy();
      await underWay;
      release();
    },
  };
}

async function listen(server: ReturnType<typeof createServer>, dataDir: string): Promise<() => void> {
  const folder = join(dataDir, CONTROL_FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const { path, release } = controlSocket(dataDir);
  // Left behind by one that was killed: who holds the lock of the data folder is the only one that listens there.
  rmSync(path, { force: true });
  server.listen(path);
  await once(server, 'listening');
  server.unref();
  return release;
}

const noteSchema = z.object({
  act: z.enum(['made', 'tried']),
  notedAt: z.coerce.date(),
  place: z.string(),
  bytes: z.number().int().min(0),
  rows: z.number().int().min(0).nullable(),
  problem: z.string().nullable(),
});

function takeNote(queries: Queries, note: unknown): Promise<boolean> {
  return insertBackupNote(queries, noteSchema.parse(note));
}

async function serveCopy(queries: Queries, connection: Socket, lines: AsyncIterator<string>): Promise<void> {
  try {
    await startCopy(queries);
    let ended: CopyEnd;
    try {
      answer(connection, { started: true });
      await lines.next();
    } finally {
      ended = await endCopy(queries);
    }
    answer(connection, { ended });
    // Until it has copied the log too.
    await lines.next();
  } catch (cause) {
    answer(connection, { refused: cause instanceof Error ? cause.message : String(cause) });
    throw cause;
  }
}

function answer(connection: Socket, value: CopyingAnswer): void {
  connection.write(`${JSON.stringify(value)}\n`);
}
