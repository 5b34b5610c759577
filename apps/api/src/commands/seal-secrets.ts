import { join } from 'node:path';
import { openDatabase } from '../database/open-database.ts';
import { loadAppSecret } from '../platform/app-secret.ts';
import { lockFolder } from '../platform/folder-lock.ts';
import { sealAnew } from '../platform/sealing/seal-anew.ts';
import { parseSettings } from '../settings.ts';

/** Seals every stored secret with the present key, from the command line. */
async function sealSecrets(): Promise<void> {
  const settings = parseSettings(process.env);
  const { databaseUrl, dataDir } = settings;
  const unlockFolder = databaseUrl ? () => {} : lockFolder(dataDir, () => process.exit(1));
  const database = await openDatabase({
    url: databaseUrl,
    migrationsUrl: settings.migrationDatabaseUrl,
    folder: join(dataDir, 'database'),
    release: settings.build,
  });
  try {
    const secret = loadAppSecret(settings.secretKey, dataDir, settings.previousSecretKey);
    const { anew, current, unreadable } = await sealAnew(database.queries, secret);
    console.log(`${anew} sealed anew, ${current} had the key of today already.`);
    if (unreadable.length === 0) return;
    console.error(`No key opens these: ${unreadable.join(', ')}. Is SECRET_KEY_PREVIOUS the key of before?`);
    process.exitCode = 1;
  } finally {
    await database.close();
    unlockFolder();
  }
}

sealSecrets().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});
