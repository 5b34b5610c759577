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
import { makeAccount, type WantedAccount } from './features/organisations/members/make-account.ts';
import { endAtOnce } from './platform/end-at-once.ts';
import { FolderInUse, lockFolder } from './platform/folder-lock.ts';
import { hashPassword } from './platform/password-hash.ts';
import { parseSettings, type Settings } from './settings.ts';
import { sentence } from './text/message.ts';

const USAGE = `Usage: npm run account:create -- --username NAME --email ADDRESS [--first-name NAME] [--last-name NAME]
         [--staff] [--slug SLUG [--organisation NAME] [--administrator]]
With --slug the account becomes a member of that organisation; --organisation makes it first, under that name. With --administrator
the account runs it: it invites colleagues and decides what they may do. The password is read from standard input.`;

/** Makes the first account of an empty installation, and an organisation for it when one is named. */
async function createAccount(): Promise<void> {
  const { values } = parseArgs({
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
  });
  const { username } = values;
  if (!username || !values.email || ((values.organisation || values.administrator) && !values.slug))
    throw new Error(USAGE);
  for (const name of [username, values['first-name'], values['last-name'], values.organisation ?? ''])
    if (name && !isVisibleName(name)) throw new Error(`${JSON.stringify(name)} holds what nobody sees.`);
  const email = readEmail(values.email);
  if (values.slug !== undefined) checkSlug(values.slug);
  const password = await readPassword();
  const ownData = [username, email, values['first-name'], values['last-name'], values.organisation ?? ''];
  const [problem] = await newPasswordProblems(password, ownData);
  if (problem) throw new Error(sentence(problem, 'en'));
  const refusal = await make(parseSettings(process.env), {
    ...{ username, email, passwordHash: await hashPassword(password) },
    ...{ firstName: values['first-name'], lastName: values['last-name'], staff: values.staff },
    slug: values.slug ?? null,
    organisation: values.organisation ?? null,
    administrator: values.administrator,
  });
  if (refusal !== null) throw new Error(refusal);
  console.log(`${username} can sign in${values.administrator ? `, and runs ${values.slug}` : ''}.`);
}

/** The address as registration reads it, without the spaces that copying brings along. */
function readEmail(typed: string): string {
  const read = emailAddress.safeParse(typed);
  if (!read.success)
    throw new Error(`${JSON.stringify(typed)} is no e-mail address; write it as name@domain.example.`);
  return read.data;
}

function checkSlug(slug: string): void {
  if (ORGANISATION_SLUG_FORM.test(slug) && slug.length <= ORGANISATION_SLUG_MAX) return;
  throw new Error(
    `${JSON.stringify(slug)} is no slug: small letters and digits, in parts joined by single hyphens, ${ORGANISATION_SLUG_MAX} characters at most.`,
  );
}

/** Has the server make it that has the embedded database, where one runs; answers why it was not made, null when it was. */
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
  if (terminal) process.stderr.write(`Password (at least ${PASSWORD_MIN} characters; it is not shown): `);
  // Without an output of its own, a terminal's interface shows nothing of what is typed.
  const input = createInterface({ input: process.stdin, terminal });
  const { value } = await input[Symbol.asyncIterator]().next();
  input.close();
  return String(value ?? '');
}

createAccount().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});
