import { openAsBlob } from 'node:fs';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { takeFolder } from './own-folder.ts';
import { openOnDisk } from './pglite-on-disk.ts';

/**
 * Runs the embedded database outside the main thread, so that no query prevents the server from answering others. Each
 * connection is a port that carries the PostgreSQL wire protocol: what the driver writes comes in, message by message,
 * and PostgreSQL's answers go out. The engine has one session, which the newest connection has.
 */
const { folder, copyOf } = workerData as { folder: string | null; copyOf: string | undefined };
const parent = parentPort;
if (!parent) throw new Error('The database worker needs a parent');

/** The longest wait of a timer of Node; a longer one would end at once. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;
// PostgreSQL's timers end at a moment of the clock. A timer that was set while the clock ran far ahead ends months
// later once the clock is corrected, and PostgreSQL sets it again whenever it ends too early: a thousand times a
// second, each with a warning.
globalThis.setTimeout = new Proxy(setTimeout, {
  apply(wait, self, [run, delay, ...given]: Parameters<typeof setTimeout>) {
    if (!(Number(delay) > LONGEST_WAIT_MS)) return Reflect.apply(wait, self, [run, delay, ...given]);
    // This timer does not delay closing.
    return Reflect.apply(wait, self, [run, LONGEST_WAIT_MS, ...given]).unref();
  },
});

if (folder) takeFolder(folder);
const database = await (folder
  ? openOnDisk(folder)
  : PGlite.create(copyOf ? { loadDataDir: await openAsBlob(copyOf) } : {}));

// PostgreSQL gives up when it can no longer guarantee its data (PANIC), such as when its log finds no room on the disk.
// PGlite ignores that: it asks the dead engine for the rest of the answer forever, or continues with what is left of
// it.
let closing = false;
const giveUp = () => {
  if (!closing) process.exit(1);
};
Object.assign(database.Module, { onAbort: giveUp, onExit: giveUp });

let queue: Promise<void> = Promise.resolve();
function inTurn(work: () => Promise<void>): void {
  queue = queue.then(work).catch((cause: unknown) => {
    // SQL errors are part of the protocol; an error here is a fault of the engine itself.
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
      // The unfinished work of a broken connection belongs to nobody.
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

/** Ends the former connection: a new one finds neither its open transaction nor its named statements. */
async function endFormer(): Promise<void> {
  await rollBack();
  await database.exec('DEALLOCATE ALL');
}

/** Rolls back the open transaction of a connection that breaks, as any PostgreSQL server does. */
async function rollBack(): Promise<void> {
  if (!database.closed && database.isInTransaction()) await database.exec('ROLLBACK');
}

async function close(): Promise<void> {
  closing = true;
  await database.close();
  parent?.close();
}
