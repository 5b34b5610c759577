import { openAsBlob } from 'node:fs';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { takeFolder } from './own-folder.ts';
import { openOnDisk } from './pglite-on-disk.ts';

/**
 * Runs the embedded database outside the main thread, so that no query ever keeps the server from answering others.
 * Each connection is a port that carries the PostgreSQL wire protocol: what the driver writes comes in, message by
 * message, and what PostgreSQL answers goes out. The engine has one session, which the newest connection has.
 */
const { folder, copyOf } = workerData as { folder: string | null; copyOf: string | undefined };
const parent = parentPort;
if (!parent) throw new Error('The database worker needs a parent');

/** The longest wait of a timer of Node; a longer one would be over at once. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;
// PostgreSQL's timers end at a moment of the clock. One that was set while the clock ran far ahead is months away once that is put
// right, and PostgreSQL sets it again whenever it is over too early: a thousand times a second, each with a warning.
globalThis.setTimeout = new Proxy(setTimeout, {
  apply(wait, self, [run, delay, ...given]: Parameters<typeof setTimeout>) {
    if (!(Number(delay) > LONGEST_WAIT_MS)) return Reflect.apply(wait, self, [run, delay, ...given]);
    // Closing does not wait for it.
    return Reflect.apply(wait, self, [run, LONGEST_WAIT_MS, ...given]).unref();
  },
});

if (folder) takeFolder(folder);
const database = await (folder
  ? openOnDisk(folder)
  : PGlite.create(copyOf ? { loadDataDir: await openAsBlob(copyOf) } : {}));

// PostgreSQL gives up when it can no longer keep its word (PANIC), such as when its log finds no room on the disk. PGlite
// takes no notice: it asks the dead engine for the rest of the answer for ever, or goes on with what is left of it.
let closing = false;
const giveUp = () => {
  if (!closing) process.exit(1);
};
Object.assign(database.Module, { onAbort: giveUp, onExit: giveUp });

let queue: Promise<void> = Promise.resolve();
function inTurn(work: () => Promise<void>): void {
  queue = queue.then(work).catch((cause: unknown) => {
    // SQL errors are part of the protocol; what arrives here is a fault of the engine itself.
    setImmediate(() => {
      throw cause;
    });
  });
}

let newest: MessagePort | null = null;

parent.on('message', (message: MessagePort | 'close') => {
  if (message === 'close') inTurn(close);
  else serve(message);
});
parent.postMessage('ready');

function serve(connection: MessagePort): void {
  newest = connection;
  inTurn(endFormer);
  connection.on('message', (request: Uint8Array) =>
    inTurn(async () => {
      // What a connection that broke off left to be done is nobody's any more.
      if (connection !== newest) return;
      await database.execProtocolRawStream(request, {
        onRawData: (data) => connection.postMessage(data.slice()),
      });
    }),
  );
  connection.on('close', () =>
    inTurn(async () => {
      if (connection === newest) await rollBack();
    }),
  );
}

/** A new connection finds neither the open transaction of the one before it nor the statements that it had named. */
async function endFormer(): Promise<void> {
  await rollBack();
  await database.exec('DEALLOCATE ALL');
}

/** A connection that breaks off takes its open transaction with it, as on any PostgreSQL server. */
async function rollBack(): Promise<void> {
  if (!database.closed && database.isInTransaction()) await database.exec('ROLLBACK');
}

async function close(): Promise<void> {
  closing = true;
  await database.close();
  parent?.close();
}
