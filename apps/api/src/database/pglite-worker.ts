import { mkdirSync } from 'node:fs';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/**
 * Runs the embedded database outside the main thread, so that no query ever keeps the server from answering others.
 * Each connection is a port that carries the PostgreSQL wire protocol: what the driver writes comes in, message by
 * message, and what PostgreSQL answers goes out. The engine has one session, so connections take turns.
 */
const { folder } = workerData as { folder: string | null };
const parent = parentPort;
if (!parent) throw new Error('The database worker needs a parent');

if (folder) mkdirSync(folder, { recursive: true });
const database = await (folder ? PGlite.create(folder) : PGlite.create());

let queue: Promise<void> = Promise.resolve();
function inTurn(work: () => Promise<void>): void {
  queue = queue.then(work).catch((cause: unknown) => {
    // SQL errors are part of the protocol; what arrives here is a fault of the engine itself.
    setImmediate(() => {
      throw cause;
    });
  });
}

parent.on('message', (message: MessagePort | 'close') => {
  if (message === 'close') inTurn(close);
  else serve(message);
});
parent.postMessage('ready');

function serve(connection: MessagePort): void {
  connection.on('message', (request: Uint8Array) =>
    inTurn(() =>
      database.execProtocolRawStream(request, {
        onRawData: (data) => connection.postMessage(data.slice()),
      }),
    ),
  );
  connection.on('close', () =>
    inTurn(async () => {
      // A connection that breaks off takes its open transaction with it, as on any PostgreSQL server.
      if (!database.closed && database.isInTransaction()) await database.exec('ROLLBACK');
    }),
  );
}

async function close(): Promise<void> {
  await database.close();
  parent?.close();
}
