import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isProvider, nameKey } from '@milieuspoor/domain';
import { type Database, openDatabase } from './database/open-database.ts';
import { findAdminUser } from './features/memberships/admin-users.queries.ts';
import { erasePerson, previewErasure } from './features/privacy/erase-person.ts';
import { exportPerson } from './features/privacy/export-personal-data.ts';
import { findPersonByUsername, type Person } from './features/privacy/personal-data.queries.ts';
import type { Outcome } from './http/outcome.ts';
import { loadAppSecret } from './platform/app-secret.ts';
import { lockFolder } from './platform/folder-lock.ts';
import { parseSettings } from './settings.ts';
import { sentence } from './text/message.ts';

const USAGE = `Usage: npm run person:export -- --username NAME --by STAFF [--file FILE.zip] [--language nl|en]
       writes all that is kept of a person to a new file
       npm run person:erase -- --username NAME --by STAFF [--awards] [--confirm NAME]
       says what would be erased; with --confirm and the username once more it is, for good.
       --awards: also from the history of projects whose bids were opened
--by names the member of staff who does it: it stands in the history. With the embedded database, stop the server first.`;

/** Exports or erases a person's data from the command line, as staff do in the administration. */
async function actOnPerson(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      username: { type: 'string' },
      by: { type: 'string' },
      file: { type: 'string' },
      language: { type: 'string', default: 'nl' },
      awards: { type: 'boolean', default: false },
      confirm: { type: 'string' },
    },
  });
  const [act, ...more] = positionals;
  const { username, by, language } = values;
  if ((act !== 'export' && act !== 'erase') || more.length > 0 || !username || !by) throw new Error(USAGE);
  if (language !== 'nl' && language !== 'en') throw new Error(USAGE);

  const settings = parseSettings(process.env);
  const unlockFolder = settings.databaseUrl ? () => {} : lockFolder(settings.dataDir, endAtOnce);
  const database = await openDatabase({
    url: settings.databaseUrl,
    migrationsUrl: settings.migrationDatabaseUrl,
    folder: join(settings.dataDir, 'database'),
    release: settings.build,
  });
  try {
    const secret = loadAppSecret(settings.secretKey, settings.dataDir, settings.previousSecretKey);
    const needs = { database, settings, secret, clock: { now: () => new Date() } };
    const accountId = (await personOf(database, username)).id;
    const byId = await staffOf(database, by);
    if (act === 'export') {
      const { bytes, fileName } = resultOf(await exportPerson(needs, { accountId, byId, language }));
      const file = values.file ?? fileName;
      writeFileSync(file, bytes, { flag: 'wx', mode: 0o600 });
      console.log(`The data of ${username} is in ${file}. Hand it to nobody else.`);
    } else if (values.confirm === undefined) {
      const preview = resultOf(await previewErasure(needs, { accountId, byId }));
      if (preview.obstacle) console.log(sentence(preview.obstacle, 'en'));
      console.log(
        `${username}: ${preview.memberships} memberships, ${preview.messages} messages and ${preview.entries} entries of the ` +
          `history with the name, of which ${preview.awardEntries} answer for an award ` +
          `(${preview.awardProjects.join(', ') || 'no project'}) and keep it unless --awards is given. ` +
          `Nothing was erased: repeat it with --confirm ${username}.`,
      );
    } else {
      const erasure = { accountId, byId, confirmation: values.confirm, awards: values.awards };
      const { pseudonym, awardEntries } = resultOf(await erasePerson(needs, erasure));
      console.log(
        `${username} is erased and is called ${pseudonym} now; ${awardEntries} entries keep the name.`,
      );
    }
  } finally {
    await database.close();
    unlockFolder();
  }
}

async function personOf(database: Database, username: string): Promise<Person> {
  const person = await findPersonByUsername(database.queries, nameKey(username));
  if (!person) throw new Error(`There is no account ${username}.`);
  return person;
}

async function staffOf(database: Database, username: string): Promise<string> {
  const { id } = await personOf(database, username);
  const user = await findAdminUser(database.queries, id);
  if (user?.state !== 'active' || !isProvider(user))
    throw new Error(`${username} is no active member of staff.`);
  return id;
}

function resultOf<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  const { refusal } = outcome;
  if (refusal.kind === 'invalid') {
    const [problem] = Object.values(refusal.fields).flat();
    if (problem) throw new Error(sentence(problem, 'en'));
  }
  throw new Error('message' in refusal ? sentence(refusal.message, 'en') : refusal.kind);
}

function endAtOnce(reason: string): never {
  console.error(reason);
  process.exit(1);
}

actOnPerson().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});
