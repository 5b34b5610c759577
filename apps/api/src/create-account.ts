import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { isVisibleName, PASSWORD_MIN } from '@milieuspoor/domain';
import { openDatabase } from './database/open-database.ts';
import { isUniqueViolation } from './database/unique-violation.ts';
import { insertAccount } from './features/accounts/accounts.queries.ts';
import { newPasswordProblems } from './features/accounts/passwords/new-password-problems.ts';
import {
  findOrganisationId,
  insertMembership,
  insertOrganisation,
} from './features/organisations/organisations.queries.ts';
import { endAtOnce } from './platform/end-at-once.ts';
import { lockFolder } from './platform/folder-lock.ts';
import { hashPassword } from './platform/password-hash.ts';
import { parseSettings } from './settings.ts';
import { sentence } from './text/message.ts';

const USAGE = `Usage: npm run account:create -- --username NAME --email ADDRESS [--first-name NAME] [--last-name NAME]
         [--staff] [--slug SLUG [--organisation NAME]]
With --slug the account becomes a member of that organisation; --organisation makes it first, under that name.
The password is read from standard input. With the embedded database, stop the server first.`;

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
    },
  });
  const { username, email } = values;
  if (!username || !email || (values.organisation && !values.slug)) throw new Error(USAGE);
  for (const name of [username, values['first-name'], values['last-name'], values.organisation ?? ''])
    if (name && !isVisibleName(name)) throw new Error(`${JSON.stringify(name)} holds what nobody sees.`);
  const password = await readPassword();
  const ownData = [username, email, values['first-name'], values['last-name'], values.organisation ?? ''];
  const [problem] = await newPasswordProblems(password, ownData);
  if (problem) throw new Error(sentence(problem, 'en'));
  const passwordHash = await hashPassword(password);

  const settings = parseSettings(process.env);
  const unlockFolder = settings.databaseUrl ? () => {} : lockFolder(settings.dataDir, endAtOnce);
  const database = await openDatabase({
    url: settings.databaseUrl,
    migrationsUrl: settings.migrationDatabaseUrl,
    folder: join(settings.dataDir, 'database'),
    release: settings.build,
  });
  await database.transaction(async (queries) => {
    const accountId = await insertAccount(queries, {
      username,
      email,
      passwordHash,
      firstName: values['first-name'],
      lastName: values['last-name'],
      tel: '',
      isStaff: values.staff,
      dashboardType: 'member',
    });
    if (!values.slug) return;
    if (values.organisation)
      await insertOrganisation(queries, {
        slug: values.slug,
        name: values.organisation,
        email: '',
        telNumber: '',
        contact: '',
      });
    const organisationId = await findOrganisationId(queries, { kind: 'all' }, values.slug);
    if (!organisationId)
      throw new Error(`There is no organisation ${values.slug}; name it with --organisation.`);
    await insertMembership(queries, organisationId, accountId);
  });
  await database.close();
  unlockFolder();
  console.log(`${username} can sign in.`);
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
  if (isUniqueViolation(cause)) console.error('That username, e-mail address or slug is taken.');
  else console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});
