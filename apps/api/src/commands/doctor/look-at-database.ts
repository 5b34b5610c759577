import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findDecision } from '../../../demonstration/demonstration.queries.ts';
import { findLatestNote } from '../../database/backup/backup-notes.queries.ts';
import { onDatabaseAsFound } from '../../database/backup/place-of-data.ts';
import type { Queries } from '../../database/open-database.ts';
import {
  findSchemaState,
  findServerVersion,
  type SchemaState,
} from '../../database/schema/state-of-schema.ts';
import { hasAccounts } from '../../features/accounts/accounts.queries.ts';
import { FolderInUse } from '../../platform/folder-lock.ts';
import { type Settings, servingUrl } from '../../settings.ts';
import { about, type Finding, reasonOf } from './finding.ts';
import { isOfAnother } from './look-at-folder.ts';

const OLDEST_SERVER = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

type Told = Pick<
  Settings,
  'databaseUrl' | 'migrationDatabaseUrl' | 'dataDir' | 'backupDays' | 'build' | 'environment'
>;

const database = about('Database');
const schema = about('Schema');
const backup = about('Back-up');
const demonstration = about('Demonstratie');

/**
 * Checks whether the database answers, has a version and a schema that this release knows, and was backed up recently.
 */
export async function lookAtDatabase(settings: Told, now: Date): Promise<Finding[]> {
  const { databaseUrl, dataDir } = settings;
  if (!databaseUrl) {
    const folder = join(dataDir, 'database');
    if (!existsSync(folder))
      return [
        database.good('De ingebouwde database is er nog niet; de eerste start maakt hem.'),
        ofFirstStart(settings),
        ofBackup(settings, null, now),
      ];
    if (isOfAnother(folder))
      return [database.wrong(`${folder} is van een andere gebruiker: de database is niet bekeken.`)];
  }
  try {
    return await onDatabaseAsFound({ databaseUrl, dataDir }, async ({ queries }) => {
      const state = await findSchemaState(queries);
      const isWhole = state.missing === 0;
      return [
        ofVersion(await findServerVersion(queries), databaseUrl !== null),
        await ofSchema(settings, state),
        ...(await ofDemonstration(settings, queries, state)),
        ofBackup(settings, isWhole ? await lastBackup(queries) : null, now),
      ];
    });
  } catch (cause) {
    if (cause instanceof FolderInUse)
      return [
        database.attention(
          'De server draait en heeft de ingebouwde database in gebruik: die is niet bekeken. De pagina Toestand in Beheer toont haar stand en de laatste back-up.',
        ),
      ];
    return [
      database.wrong(
        databaseUrl
          ? `De database van DATABASE_URL is niet te gebruiken (${reasonOf(cause)}). Kijk naar de naam, de poort, de rol en het wachtwoord, en of de server draait.`
          : `De ingebouwde database gaat niet open (${reasonOf(cause)}). Zet een back-up terug, zie docs/operations.md.`,
      ),
    ];
  }
}

/** Checks the version of PostgreSQL. Older versions lack features that our statements need. */
export function ofVersion(version: string, isServer: boolean): Finding {
  if (Number.parseInt(version, 10) < OLDEST_SERVER)
    return database.wrong(
      `De database antwoordt met PostgreSQL ${version}; versie ${OLDEST_SERVER} of later is nodig. Werk de databaseserver bij.`,
    );
  return database.good(
    `De ${isServer ? 'databaseserver' : 'ingebouwde database'} antwoordt, met PostgreSQL ${version}.`,
  );
}

async function ofSchema(settings: Told, { unknown, missing }: SchemaState): Promise<Finding> {
  if (unknown > 0)
    return schema.wrong(
      `De database is door een latere release bijgewerkt (${unknown} migraties die ${settings.build} niet kent). Start die release of een latere.`,
    );
  if (missing === 0) return schema.good(`De database past bij release ${settings.build}.`);
  if (servingUrl(settings) === null)
    return schema.good(
      `De database mist ${missing} migraties; de start werkt haar bij als de rol van DATABASE_URL dat mag, en npm run migrate anders. Maak eerst een back-up als er al gegevens in staan.`,
    );
  const owner = { databaseUrl: settings.migrationDatabaseUrl, dataDir: settings.dataDir };
  return onDatabaseAsFound(owner, ({ queries }) => findServerVersion(queries)).then(
    () => schema.good(`De database mist ${missing} migraties; de start werkt haar bij als haar eigenaar.`),
    (cause: unknown) =>
      schema.wrong(
        `De database mist ${missing} migraties, en MIGRATION_DATABASE_URL werkt niet (${reasonOf(cause)}). Zet het adres van de eigenaar goed.`,
      ),
  );
}

/**
 * Reports what the first start decided permanently, or will decide; nothing for a database that must still be brought
 * up to date.
 */
async function ofDemonstration(settings: Told, queries: Queries, state: SchemaState): Promise<Finding[]> {
  if (state.missing > 0) return isNew(state) ? [ofFirstStart(settings)] : [];
  const decision = await findDecision(queries);
  if (decision === 'made')
    return [
      demonstration.attention(
        'Deze database is begonnen als demonstratie, met accounts waarvan het wachtwoord bekend is; dat blijft zo. Neem voor echte mensen een nieuwe database, of deactiveer die accounts in Beheer.',
      ),
    ];
  if (decision === null && !(await hasAccounts(queries))) return [ofFirstStart(settings)];
  return [demonstration.good('Deze database is zonder demonstratie begonnen, en krijgt die niet meer.')];
}

/** Tells whether no release has used the database yet. */
function isNew({ migration, unknown }: SchemaState): boolean {
  return migration === null && unknown === 0;
}

function ofFirstStart({ environment }: Told): Finding {
  return environment === 'Production'
    ? demonstration.good('De eerste start maakt geen demonstratie.')
    : demonstration.attention(
        'De eerste start maakt demonstratieaccounts waarvan het wachtwoord bekend is, en dat blijft zo. Zet daarvoor ENVIRONMENT=Production als er echte mensen komen, of start met --empty.',
      );
}

async function lastBackup(queries: Queries): Promise<Date | null> {
  return (await findLatestNote(queries, 'made'))?.notedAt ?? null;
}

function ofBackup({ backupDays }: Told, made: Date | null, now: Date): Finding {
  if (backupDays === 0)
    return backup.attention(
      'BACKUP_DAYS is 0: van npm run backup wordt niets verwacht, en niemand hoort het als er geen back-up is.',
    );
  if (made === null)
    return backup.attention(
      `Er is nog geen back-up gemaakt, en er hoort er om de ${backupDays} dagen een te zijn. Plan npm run backup, en probeer er een met npm run backup:try.`,
    );
  const last = `De laatste back-up is van ${made.toISOString().slice(0, 10)}`;
  return now.getTime() - made.getTime() > backupDays * DAY_MS
    ? backup.wrong(
        `${last}, langer dan ${backupDays} dagen geleden. Kijk waarom npm run backup niet meer loopt.`,
      )
    : backup.good(`${last}.`);
}
