import { readFileSync } from 'node:fs';
import { tellVerification } from '../features/proof/verify/tell-verification.ts';
import { verifyPlace } from '../features/proof/verify/verify-place.ts';
import { ownersUrl, parseSettings } from '../settings.ts';

const USAGE = `Gebruik: npm run verify              vergelijkt de database met alle vingerafdrukken die erin staan
         npm run verify -- BESTAND   vergelijkt de database met een vingerafdruk die daarbuiten is bewaard`;

/** Holds the database against its digests, from the command line; ends with 1 where something differs. */
async function verify(): Promise<void> {
  const [file, ...more] = process.argv.slice(2);
  if (more.length > 0 || file?.startsWith('--')) throw new Error(USAGE);
  const settings = parseSettings(process.env);
  const place = { dataDir: settings.dataDir, databaseUrl: ownersUrl(settings) };
  const verified = await verifyPlace(place, file === undefined ? null : readFileSync(file));
  console.log(tellVerification(verified));
  if (verified.some(({ differences }) => differences.length > 0)) process.exitCode = 1;
}

verify().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});
