import { ACCOUNT_PERSON, nameKey, withEmpty } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { getRow, listRows } from '../../database/rows.ts';
import { type SQL, sql } from '../../database/sql.ts';
import { assignments } from '../../database/stated-columns.ts';
import {
  aboutPerson,
  asContact,
  inHouseStyle,
  ofSender,
  type Person,
  witnessedBy,
} from './personal-data.queries.ts';

/** The effects of erasing a person. */
export interface ErasureFacts {
  /** number of entries of the history with the person's name */
  readonly entries: number;
  /** of those, the entries of projects whose bids are open: they account for an award */
  readonly awardEntries: number;
  readonly awardProjects: readonly string[];
  readonly memberships: number;
  readonly messages: number;
  readonly reports: number;
  /** organisations with the person as their contact */
  readonly contactOf: readonly string[];
}

/** An entry of a project whose bids are no longer sealed, or never were: somebody may have to account for its award. */
const OF_AWARD = sql`EXISTS (
  SELECT FROM project WHERE project.id = entry.project_id AND (project.bids_opened_at IS NOT NULL
    OR NOT project.seals_bids AND EXISTS (SELECT FROM applicant WHERE applicant.project_id = project.id)))`;

function naming(person: Person): SQL {
  return sql`(entry.account_id = ${person.id} OR ${aboutPerson(person)} OR ${witnessedBy(person)})`;
}

/** The second person that a step towards an opening names: its witness, or who requested it. */
const NAME_OF_OTHER = sql`coalesce(entry.changes #>> '{witness,to}', entry.changes #>> '{witness,from}',
  entry.changes #>> '{openingAskedBy,to}', entry.changes #>> '{openingAskedBy,from}')`;

/**
 * Returns the condition that the entry still has a name: after a first erasure those of awards may, and the others have
 * the pseudonym.
 */
function named(person: Person): SQL {
  const erased = (name: SQL) => sql`${name} IS NOT DISTINCT FROM ${person.pseudonym}::text`;
  return sql`(${naming(person)} AND NOT (
    (entry.account_id IS DISTINCT FROM ${person.id} OR ${erased(sql`entry.actor_name`)})
    AND (NOT ${aboutPerson(person)} OR ${erased(sql`entry.subject_name`)})
    AND coalesce(${NAME_OF_OTHER} IS NULL OR ${erased(NAME_OF_OTHER)} OR NOT ${witnessedBy(person)}, true)))`;
}

export async function getErasureFacts(queries: Queries, person: Person): Promise<ErasureFacts> {
  return getRow(
    queries,
    sql`
      SELECT
        (SELECT count(*)::int FROM history_entry AS entry WHERE ${named(person)}) AS entries,
        (SELECT count(*)::int FROM history_entry AS entry WHERE ${named(person)} AND ${OF_AWARD}) AS "awardEntries",
        array(
          SELECT DISTINCT project.name FROM history_entry AS entry JOIN project ON project.id = entry.project_id
          WHERE ${named(person)} AND ${OF_AWARD} ORDER BY project.name
        ) AS "awardProjects",
        (SELECT count(*)::int FROM membership WHERE account_id = ${person.id}) AS memberships,
        (SELECT count(*)::int FROM message WHERE ${ofSender(person.id, person.email)}) AS messages,
        (SELECT count(*)::int FROM report WHERE account_id = ${person.id}) AS reports,
        array(
          SELECT organisation.name FROM organisation WHERE ${asContact(person)} OR EXISTS (
            SELECT FROM house_style WHERE house_style.organisation_id = organisation.id AND ${inHouseStyle(person)})
          ORDER BY organisation.name
        ) AS "contactOf"`,
  );
}

/**
 * Removes everything from an account that identifies the person; it remains for what refers to it. Nobody can sign in
 * with it again.
 */
export async function emptyAccount(
  queries: Queries,
  accountId: string,
  { pseudonym, email }: { readonly pseudonym: string; readonly email: string },
  now: Date,
): Promise<void> {
  await queries.execute(sql`
    UPDATE account SET erased_at = ${now}, username = ${pseudonym}, username_key = ${nameKey(pseudonym)},
      email = ${email}, email_key = ${nameKey(email)}, password_hash = '',
      ${sql.join(assignments(ACCOUNT_PERSON, withEmpty(ACCOUNT_PERSON, {})), sql`, `)},
      is_staff = false, dashboard_type = 'viewer', active = false, language = 'nl', email_verified_at = NULL,
      registered_at = NULL, registration_wish = '', invited_at = NULL, totp_secret = NULL, totp_confirmed_at = NULL,
      totp_last_step = NULL, calendar_token_hash = NULL, wrong_codes = 0, last_login_at = NULL,
      planning_reminders = false, open_work_mails = false, dashboard_explained = false
    WHERE id = ${accountId}`);
}

/** Deletes what belongs only to a person. */
export async function deletePersonalRows(queries: Queries, { id, email }: Person): Promise<void> {
  await queries.execute(sql`
    DELETE FROM failed_mail WHERE message_id IN (SELECT message_id FROM account_token WHERE account_id = ${id})`);
  await queries.execute(sql`DELETE FROM account_token WHERE account_id = ${id}`);
  await queries.execute(sql`DELETE FROM session WHERE account_id = ${id}`);
  await queries.execute(sql`DELETE FROM recovery_code WHERE account_id = ${id}`);
  await queries.execute(sql`DELETE FROM passkey WHERE account_id = ${id}`);
  await queries.execute(sql`DELETE FROM passkey_challenge WHERE account_id = ${id}`);
  await queries.execute(sql`DELETE FROM sign_on_identity WHERE account_id = ${id}`);
  await queries.execute(sql`DELETE FROM sign_on_ticket WHERE account_id = ${id}`);
  await queries.execute(sql`DELETE FROM email_change WHERE account_id = ${id}`);
  await queries.execute(sql`DELETE FROM membership_invitation WHERE email_key = ${nameKey(email)}`);
  await queries.execute(sql`DELETE FROM kept_check WHERE account_id = ${id}`);
  await queries.execute(sql`DELETE FROM worksheet WHERE account_id = ${id}`);
  await queries.execute(sql`DELETE FROM start_view WHERE account_id = ${id}`);
  // What was shared is the organisation's, and stays under the name that stands for nobody.
  await queries.execute(sql`DELETE FROM saved_view WHERE account_id = ${id} AND NOT shared`);
  await queries.execute(sql`DELETE FROM report_making WHERE account_id = ${id}`);
  await queries.execute(sql`DELETE FROM message WHERE ${ofSender(id, email)}`);
  await queries.execute(sql`DELETE FROM membership WHERE account_id = ${id}`);
  // This includes the last member of a project, whose list then shows that nobody is left.
  await queries.execute(sql`DELETE FROM project_member WHERE account_id = ${id}`);
}

/** Replaces copied names by the pseudonym: of the maker of a report, and of the person who confirmed a weight. */
export async function replaceCopiedNames(
  queries: Queries,
  accountId: string,
  pseudonym: string,
): Promise<void> {
  await queries.execute(sql`UPDATE report SET maker_name = ${pseudonym} WHERE account_id = ${accountId}`);
  await queries.execute(sql`
    UPDATE weight SET confirmed_by_name = ${pseudonym}
    WHERE confirmed_by = ${accountId} AND confirmed_by_name <> ''`);
}

/**
 * Replaces the person's names in the history by the pseudonym; the database allows no other change of it (migration
 * 0093). With `awards` it does so in the entries of projects whose bids are open, too. It runs after the account was
 * emptied, and before its memberships are deleted, because older entries identify their subject by these. Returns the
 * entries that were changed.
 */
export async function replaceNamesInHistory(
  queries: Queries,
  person: Person,
  { pseudonym, awards }: { readonly pseudonym: string; readonly awards: boolean },
): Promise<number[]> {
  const rows = await listRows<{ id: number }>(
    queries,
    sql`
      UPDATE history_entry AS entry SET
        actor_name = CASE WHEN entry.account_id = ${person.id} THEN ${pseudonym} ELSE entry.actor_name END,
        subject_name = CASE WHEN ${aboutPerson(person)} THEN ${pseudonym} ELSE entry.subject_name END,
        changes = CASE WHEN ${aboutPerson(person)} OR ${witnessedBy(person)}
          THEN without_person(entry.changes, ${pseudonym}) ELSE entry.changes END
      WHERE ${named(person)} AND (${awards}::boolean OR NOT ${OF_AWARD})
      RETURNING entry.id::int AS id`,
  );
  return rows.map(({ id }) => id);
}
