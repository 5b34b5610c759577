import type { BackupNote } from '../backup/backup-notes.queries.ts';
import { answersOf, reach } from './reach-server.ts';

/** Has the server that runs on a data folder remember what became of a backup; false when its database cannot. */
export async function noteRunning(dataDir: string, note: BackupNote): Promise<boolean> {
  const connection = await reach(dataDir);
  const hear = answersOf(connection, 'The server ended before it answered.');
  try {
    connection.write(`${JSON.stringify({ note })}\n`);
    const heard = await hear();
    return 'noted' in heard && heard.noted;
  } finally {
    connection.destroy();
  }
}
