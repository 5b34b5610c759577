import { parseArgs } from 'node:util';
import { moveData } from './database/backup/move-data.ts';
import type { Place } from './database/backup/place-of-data.ts';
import { ownersUrl, parseSettings, servingUrl } from './settings.ts';

const USAGE = `Usage: npm run move -- --to postgres://…   from the embedded database of DATA_DIR to a server
       npm run move -- --to server          the same, to the server of DATABASE_URL
       npm run move -- --to embedded        from the server of DATABASE_URL to the embedded database of DATA_DIR`;

/** Moves everything from the embedded database to a server or back, from the command line. */
async function move(): Promise<void> {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
  const settings = parseSettings(process.env);
  const { dataDir } = settings;
  const databaseUrl = to?.includes('://') ? to : ownersUrl(settings);
  if (!to || !(to.includes('://') || to === 'server' || to === 'embedded')) throw new Error(USAGE);
  if (databaseUrl === null) throw new Error(`DATABASE_URL does not say which server. ${USAGE}`);
  const embedded: Place = { dataDir, databaseUrl: null };
  const server: Place = {
    ...{ dataDir, databaseUrl },
    servingUrl: to.includes('://') ? null : servingUrl(settings),
  };
  await (to === 'embedded' ? moveData(server, embedded) : moveData(embedded, server));
  const next =
    to === 'embedded'
      ? `Start the server without DATABASE_URL, with DATA_DIR=${dataDir} and the same SECRET_KEY or secret.key.`
      : 'Start the server with DATABASE_URL, and the same SECRET_KEY or secret.key.';
  console.log(`Everything is there, and every row was read back. The former database is as it was. ${next}`);
}

move().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});
