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
 * The messages of the server to a command. A command that sends `copy` copies, and sends `copied` in between; any other
 * command sends one request with its data, as JSON.
 */
export type CopyingAnswer =
  | { readonly noted: boolean }
  | { readonly made: true }
  | { readonly started: true }
  | { readonly ended: CopyEnd }
  | { readonly refused: string };

/** A command that is silent for this long is considered gone. */
const SILENCE_MS = 3_600_000;
/** How the log is kept short: a checkpoint is written when it is longer than what can be repaired in about a second. */
const LOG_BOUNDS = { lookMs: 30_000, maxBytes: 64 * 1024 * 1024 };

/** The other requests of a command, by name. */
type Wishes = Readonly<Record<string, (about: unknown) => Promise<CopyingAnswer>>>;

interface Copying {
  /** stops listening, and refuses unfinished copies */
  readonly close: () => Promise<void>;
}

/**
 * Lets a command of the same user on this machine copy the embedded database while it is served: the engine records the
 * beginning and end of the copying (PostgreSQL's online backup), and the command copies the files. Other work waits for
 * one checkpoint, not for the copying. Between copies this also keeps the log short, which nothing else does for the
 * engine.
 */
export async function serveCopies(
  queries: Queries,
  dataDir: string,
  onFault: (cause: unknown) => void,
  { log = LOG_BOUNDS, wishes = {} }: { log?: typeof LOG_BOUNDS; wishes?: Wishes } = {},
): Promise<Copying> {
  // A database that cannot answer now is reported by the code that waits for it.
  const report = (cause: unknown) => {
    if (!(cause instanceof DatabaseUnavailable)) onFault(cause);
  };
  let underWay: Promise<void> | null = null;
  const connections = new Set<Socket>();
  const server = createServer((connection) => {
    connections.add(connection);
    connection.setTimeout(SILENCE_MS, () => connection.destroy());
    // The end of a client's messages shows that it left.
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
      // The log that a copy needs must remain.
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
  // It was left behind by a killed process: only the holder of the data folder's lock listens there.
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
    // Until the client has copied the log too.
    await lines.next();
  } catch (cause) {
    answer(connection, { refused: cause instanceof Error ? cause.message : String(cause) });
    throw cause;
  }
}

function answer(connection: Socket, value: CopyingAnswer): void {
  connection.write(`${JSON.stringify(value)}\n`);
}
