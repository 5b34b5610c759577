import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onDatabaseAsFound, onFolderAsFound, type Place } from '../database/backup/place-of-data.ts';
import { copyRunning } from '../database/copying/copy-running.ts';
import { tellVerification } from '../features/proof/verify/tell-verification.ts';
import { type Verified, verifyProof } from '../features/proof/verify/verify-proof.ts';
import { holds } from '../features/proof/verify/without-digests.ts';
import { FolderInUse } from '../platform/folder-lock.ts';
import { ownersUrl, parseSettings } from '../settings.ts';

const USAGE = `Gebruik: npm run verify              vergelijkt de database met alle vingerafdrukken die erin staan
         npm run verify -- BESTAND   vergelijkt de database met een vingerafdruk die daarbuiten is bewaard`;

/**
 * Compares the database with its digests, from the command line; ends with status 1 where something differs, or where
 * nothing was checked.
 */
async function verify(): Promise<void> {
  const [file, ...more] = process.argv.slice(2);
  if (more.length > 0 || file?.startsWith('--')) throw new Error(USAGE);
  const settings = parseSettings(process.env);
  const place = { dataDir: settings.dataDir, databaseUrl: ownersUrl(settings) };
  const verified = await verifyPlace(place, file === undefined ? null : readKept(file));
  const now = new Date();
  console.log(tellVerification(verified, now));
  if (!holds(verified, now)) process.exitCode = 1;
}

function readKept(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    throw new Error(
      code === 'ENOENT' ? `Er is geen bestand ${file}.` : `Het bestand ${file} is niet te lezen (${code}).`,
    );
  }
}

verify().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});

/** Verifies the database of a place, also while a server serves it: for an embedded one that is in use, a copy. */
async function verifyPlace(place: Place, file: Buffer | null): Promise<readonly Verified[]> {
  const { dataDir, databaseUrl } = place;
  if (!databaseUrl && !existsSync(join(dataDir, 'database')))
    throw new Error(`Er is geen database in ${dataDir}.`);
  try {
    return await onDatabaseAsFound(place, (database) => verifyProof(database, file));
  } catch (cause) {
    if (!(cause instanceof FolderInUse)) throw cause;
    const copy = mkdtempSync(join(dataDir, 'verify-'));
    try {
      await copyRunning(dataDir, copy);
      return await onFolderAsFound(null, copy, (database) => verifyProof(database, file));
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }
}
