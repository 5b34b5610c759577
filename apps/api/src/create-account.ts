import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { emailAddress } from '@milieuspoor/contract';
import {
  isVisibleName,
  ORGANISATION_SLUG_FORM,
  ORGANISATION_SLUG_MAX,
  PASSWORD_MIN,
} from '@milieuspoor/domain';
import { askServer } from './database/copying/reach-server.ts';
import { openDatabase } from './database/open-database.ts';
import { newPasswordProblems } from './features/accounts/passwords/new-password-problems.ts';
import { makeAccount, type WantedAccount } from './features/memberships/make-account.ts';
import { endAtOnce } from './platform/end-at-once.ts';
import { FolderInUse, lockFolder } from './platform/folder-lock.ts';
import { hashPassword } from './platform/password-hash.ts';
import { parseSettings, type Settings } from './settings.ts';
import { sentence } from './text/message.ts';

const USAGE = `Gebruik: npm run account:create -- --username NAAM --email ADRES [--first-name NAAM] [--last-name NAAM]
         [--staff] [--slug SLUG [--organisation NAAM] [--administrator]]
Met --staff is het een account van een medewerker, die Beheer opent. Met --slug wordt het lid van die organisatie; --organisation maakt
haar eerst, onder die naam. Met --administrator beheert het account haar: het nodigt collega’s uit en bepaalt wat zij mogen. Het
wachtwoord wordt gelezen van de standaardinvoer.`;

/** Makes the first account of an empty installation, and an organisation for it when one is named. */
async function createAccount(): Promise<void> {
  const values = readOptions();
  const { username } = values;
  if (!username || !values.email || ((values.organisation || values.administrator) && !values.slug))
    throw new Error(USAGE);
  for (const name of [username, values['first-name'], values['last-name'], values.organisation ?? ''])
    if (name && !isVisibleName(name))
      throw new Error(`${JSON.stringify(name)} bevat tekens die niemand ziet.`);
  const email = readEmail(values.email);
  if (values.slug !== undefined) checkSlug(values.slug);
  const password = await readPassword();
  const ownData = [username, email, values['first-name'], values['last-name'], values.organisation ?? ''];
  const [problem] = await newPasswordProblems(password, ownData);
  if (problem) throw new Error(sentence(problem, 'nl'));
  const refusal = await make(parseSettings(process.env), {
    ...{ username, email, passwordHash: await hashPassword(password) },
    ...{ firstName: values['first-name'], lastName: values['last-name'], staff: values.staff },
    slug: values.slug ?? null,
    organisation: values.organisation ?? null,
    administrator: values.administrator,
  });
  if (refusal !== null) throw new Error(refusal);
  console.log(`${username} kan inloggen${values.administrator ? ` en beheert ${values.slug}` : ''}.`);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        username: { type: 'string' },
        email: { type: 'string' },
        'first-name': { type: 'string', default: '' },
        'last-name': { type: 'string', default: '' },
        staff: { type: 'boolean', default: false },
        organisation: { type: 'string' },
        slug: { type: 'string' },
        administrator: { type: 'boolean', default: false },
      },
    }).values;
  } catch {
    throw new Error(USAGE);
  }
}

/** Returns the address as registration reads it, without spaces from copying. */
function readEmail(typed: string): string {
  const read = emailAddress.safeParse(typed);
  if (!read.success)
    throw new Error(`${JSON.stringify(typed)} is geen e-mailadres; schrijf het als naam@domein.nl.`);
  return read.data;
}

function checkSlug(slug: string): void {
  if (ORGANISATION_SLUG_FORM.test(slug) && slug.length <= ORGANISATION_SLUG_MAX) return;
  throw new Error(
    `${JSON.stringify(slug)} is geen slug: kleine letters en cijfers, in delen met één streepje ertussen, ten hoogste ${ORGANISATION_SLUG_MAX} tekens.`,
  );
}

/**
 * Lets the server with the embedded database make the account, where one runs; returns why it was not made, null when
 * it was.
 */
async function make(settings: Settings, wanted: WantedAccount): Promise<string | null> {
  try {
    return await makeHere(settings, wanted);
  } catch (cause) {
    if (!(cause instanceof FolderInUse)) throw cause;
    await askServer(settings.dataDir, { account: wanted });
    return null;
  }
}

async function makeHere(settings: Settings, wanted: WantedAccount): Promise<string | null> {
  const unlockFolder = settings.databaseUrl ? () => {} : lockFolder(settings.dataDir, endAtOnce);
  const database = await openDatabase({
    url: settings.databaseUrl,
    migrationsUrl: settings.migrationDatabaseUrl,
    folder: join(settings.dataDir, 'database'),
    release: settings.build,
  });
  const refusal = await makeAccount(database, wanted);
  await database.close();
  unlockFolder();
  return refusal;
}

async function readPassword(): Promise<string> {
  const terminal = process.stdin.isTTY;
  if (terminal)
    process.stderr.write(`Wachtwoord (minstens ${PASSWORD_MIN} tekens; het wordt niet getoond): `);
  // Without its own output, the terminal interface shows nothing of what is typed.
  const input = createInterface({ input: process.stdin, terminal });
  const { value } = await input[Symbol.asyncIterator]().next();
  input.close();
  return String(value ?? '');
}

createAccount().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});
