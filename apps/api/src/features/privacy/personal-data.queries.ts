import { ACCOUNT_PERSON, nameKey } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, listRows } from '../../database/rows.ts';
import { type SQL, sql } from '../../database/sql.ts';
import { columnsOf } from '../../database/stated-columns.ts';

/** One stored thing of a person: values by the name of their field. */
export type PersonalEntry = Readonly<Record<string, unknown>>;

/** The person whose data it is; the name is the one on screens. */
export interface Person {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly name: string;
  /** the pseudonym of an erased person; null before that */
  readonly pseudonym: string | null;
}

const PERSON = sql`
  SELECT id, username, email, coalesce(nullif(trim(first_name || ' ' || last_name), ''), username) AS name,
    CASE WHEN erased_at IS NOT NULL THEN username END AS pseudonym FROM account`;

export async function findPerson(queries: Queries, accountId: string): Promise<Person | null> {
  return findRow(queries, sql`${PERSON} WHERE id = ${accountId}`);
}

export async function findPersonByUsername(queries: Queries, usernameKey: string): Promise<Person | null> {
  return findRow(queries, sql`${PERSON} WHERE username_key = ${usernameKey}`);
}

/**
 * The data of a person in the database, subject by subject, each with its query. For secrets it shows only that they
 * exist; other people are omitted. Waiting mails are not included, because their contents are sealed.
 */
const SUBJECTS = {
  account: ({ id }) => sql`
    SELECT username, email, ${columnsOf(ACCOUNT_PERSON)}, dashboard_type, is_staff, active, language, planning_reminders, open_work_mails,
      dashboard_explained, registration_wish, invited_at, registered_at, email_verified_at, last_login_at, erased_at,
      totp_confirmed_at AS authenticator_since, calendar_token_hash IS NOT NULL AS calendar_feed, (
        SELECT count(*) FROM recovery_code WHERE recovery_code.account_id = account.id AND used_at IS NULL
      ) AS recovery_codes_left
    FROM account WHERE id = ${id}`,
  memberships: ({ id }) => sql`
    SELECT organisation.name AS organisation, membership.active, membership.administrator
    FROM membership JOIN organisation ON organisation.id = membership.organisation_id
    WHERE membership.account_id = ${id} ORDER BY organisation.name`,
  sessions: ({ id }) => sql`
    SELECT created_at, last_seen_at, expires_at, address, user_agent FROM session
    WHERE account_id = ${id} ORDER BY created_at`,
  passkeys: ({ id }) => sql`
    SELECT name, created_at, last_used_at, backed_up FROM passkey WHERE account_id = ${id} ORDER BY created_at`,
  passkey_challenges: ({ id }) => sql`
    SELECT purpose, expires_at FROM passkey_challenge WHERE account_id = ${id} ORDER BY expires_at`,
  sign_on: ({ id }) => sql`
    SELECT organisation.name AS organisation, sign_on_identity.issuer, sign_on_identity.subject AS person_there,
      sign_on_identity.created_at, sign_on_identity.multi_factor
    FROM sign_on_identity JOIN organisation ON organisation.id = sign_on_identity.organisation_id
    WHERE sign_on_identity.account_id = ${id} ORDER BY sign_on_identity.created_at`,
  sign_on_under_way: ({ id }) => sql`
    SELECT organisation.name AS organisation, sign_on_ticket.multi_factor, sign_on_ticket.expires_at
    FROM sign_on_ticket JOIN organisation ON organisation.id = sign_on_ticket.organisation_id
    WHERE sign_on_ticket.account_id = ${id} ORDER BY sign_on_ticket.expires_at`,
  links: ({ id }) => sql`
    SELECT purpose, created_at, expires_at, used_at FROM account_token WHERE account_id = ${id} ORDER BY created_at`,
  invitations_sent: ({ id }) => sql`
    SELECT purpose, created_at, expires_at, used_at FROM account_token WHERE sent_by = ${id} ORDER BY created_at`,
  joinings_sent: ({ id }) => sql`
    SELECT created_at, expires_at FROM membership_invitation WHERE sent_by = ${id} ORDER BY created_at`,
  joinings_offered: ({ email }) => sql`
    SELECT organisation.name AS organisation, membership_invitation.email, membership_invitation.first_name,
      membership_invitation.last_name, membership_invitation.dashboard_type, membership_invitation.administrator,
      membership_invitation.created_at, membership_invitation.expires_at
    FROM membership_invitation JOIN organisation ON organisation.id = membership_invitation.organisation_id
    WHERE membership_invitation.email_key = ${nameKey(email)} ORDER BY membership_invitation.created_at`,
  email_change: ({ id }) => sql`
    SELECT email, created_at, expires_at, old_confirmed_at, new_confirmed_at, changed_at FROM email_change
    WHERE account_id = ${id}`,
  messages: ({ id, email }) => sql`
    SELECT message.kind, message.created_at, organisation.name AS organisation, message.sender_name, message.sender_email,
      message.content, message.handled_at
    FROM message LEFT JOIN organisation ON organisation.id = message.organisation_id
    WHERE ${ofSender(id, email)} ORDER BY message.created_at`,
  messages_handled: ({ id }) =>
    sql`SELECT handled_at FROM message WHERE handled_by = ${id} ORDER BY handled_at`,
  project_memberships: ({ id }) => sql`
    SELECT ${projectName(id)} AS project, project_member.experience, project_member.created_at
    FROM project_member JOIN project ON project.id = project_member.project_id
    WHERE project_member.account_id = ${id} ORDER BY project_member.created_at`,
  calculations: ({ id }) => sql`
    SELECT ${projectName(id)} AS project, calculation.name, calculation.file_name, calculation.created_at,
      calculation.deleted_at
    FROM calculation JOIN project ON project.id = calculation.project_id
    WHERE calculation.uploaded_by = ${id} ORDER BY calculation.created_at`,
  checks: ({ id }) => sql`
    SELECT file_name, created_at, expires_at FROM kept_check WHERE account_id = ${id} ORDER BY created_at`,
  bids: ({ id }) => sql`
    SELECT ${projectName(id)} AS project, applicant.created_at
    FROM applicant JOIN project ON project.id = applicant.project_id
    WHERE applicant.entered_by = ${id} ORDER BY applicant.created_at`,
  corrections: ({ id }) => sql`
    SELECT ${projectName(id)} AS project, correction_begun_at AS created_at, correction_reason AS reason FROM project
    WHERE correction_begun_by = ${id} ORDER BY correction_begun_at`,
  criteria_issued: ({ id }) => sql`
    SELECT ${projectName(id)} AS project, issued_criterion.number, issued_criterion.issued_at AS created_at
    FROM issued_criterion JOIN project ON project.id = issued_criterion.project_id
      AND project.organisation_id = issued_criterion.organisation_id
    WHERE issued_criterion.issued_by = ${id} ORDER BY issued_criterion.issued_at`,
  unlock_requests: ({ id }) => sql`
    SELECT ${projectName(id)} AS project, unlock_request.kind, unlock_request.reason,
      unlock_request.asked_at AS created_at, unlock_request.outcome, unlock_request.answer, unlock_request.decided_at
    FROM unlock_request JOIN project ON project.id = unlock_request.project_id
    WHERE unlock_request.account_id = ${id} ORDER BY unlock_request.asked_at`,
  reports: ({ id }) => sql`
    SELECT ${projectName(id)} AS project, report.maker_name, report.language, report.created_at
    FROM report JOIN project ON project.id = report.project_id
    WHERE report.account_id = ${id} ORDER BY report.created_at`,
  reports_being_made: ({ id }) => sql`
    SELECT stage, told_at FROM report_making WHERE account_id = ${id} ORDER BY told_at`,
  shared_charts: ({ id }) => sql`
    SELECT title, created_at, expires_at FROM saved_chart WHERE account_id = ${id} ORDER BY created_at`,
  placed_columns: ({ id }) => sql`
    SELECT sheet, header, column_name, amounts, placed_at AS created_at FROM column_placement
    WHERE placed_by = ${id} ORDER BY placed_at`,
  scope_answers: ({ id }) => sql`
    SELECT ${projectName(id)} AS project, scope_answer.subject AS question, scope_answer.meaning, scope_answer.answered_at AS created_at
    FROM scope_answer JOIN calculation ON calculation.id = scope_answer.calculation_id
      AND calculation.organisation_id = scope_answer.organisation_id
    JOIN project ON project.id = calculation.project_id
    WHERE scope_answer.answered_by = ${id} ORDER BY scope_answer.answered_at, scope_answer.id`,
  gap_decisions: ({ id }) => sql`
    SELECT ${projectName(id)} AS project, gap_decision.kind, gap_decision.choice, gap_decision.reason,
      gap_decision.decided_at AS created_at
    FROM gap_decision JOIN calculation ON calculation.id = gap_decision.calculation_id
      AND calculation.organisation_id = gap_decision.organisation_id
    JOIN project ON project.id = calculation.project_id
    WHERE gap_decision.decided_by = ${id} ORDER BY gap_decision.decided_at, gap_decision.id`,
  weights: ({ id }) => sql`
    SELECT weight_table.set_code, weight_table.version, weight.code, weight.confirmed_by_name, weight.confirmed_at
    FROM weight JOIN weight_table ON weight_table.id = weight.table_id
    WHERE weight.confirmed_by = ${id} ORDER BY weight_table.set_code, weight_table.version, weight.position`,
  weight_versions: ({ id }) => sql`
    SELECT set_code, version, created_at FROM weight_table WHERE created_by = ${id} ORDER BY created_at`,
  api_keys_made: ({ id }) => sql`
    SELECT organisation.name AS organisation, api_key.name, api_key.created_at, api_key.expires_at AS expires_at
    FROM api_key JOIN organisation ON organisation.id = api_key.organisation_id
    WHERE api_key.created_by = ${id} ORDER BY api_key.created_at`,
  api_keys_taken_over: ({ id }) => sql`
    SELECT organisation.name AS organisation, api_key.name, api_key.expires_at AS expires_at
    FROM api_key JOIN organisation ON organisation.id = api_key.organisation_id
    WHERE api_key.held_by = ${id} AND api_key.created_by <> ${id} ORDER BY api_key.created_at`,
  api_keys_revoked: ({ id }) => sql`
    SELECT organisation.name AS organisation, api_key.name, api_key.revoked_at
    FROM api_key JOIN organisation ON organisation.id = api_key.organisation_id
    WHERE api_key.revoked_by = ${id} ORDER BY api_key.revoked_at`,
  worksheets: ({ id }) => sql`
    SELECT organisation.name AS organisation, worksheet.name, worksheet.quantities_name AS file_name, worksheet.created_at,
      worksheet.modified_at AS changed_at
    FROM worksheet JOIN organisation ON organisation.id = worksheet.organisation_id
    WHERE worksheet.account_id = ${id} ORDER BY worksheet.created_at`,
  saved_views: ({ id }) => sql`
    SELECT organisation.name AS organisation, saved_view.name, saved_view.shared, saved_view.view, saved_view.created_at
    FROM saved_view JOIN organisation ON organisation.id = saved_view.organisation_id
    WHERE saved_view.account_id = ${id} ORDER BY saved_view.created_at`,
  product_choices: ({ id }) => sql`
    SELECT organisation.name AS organisation, remembered_match.description, remembered_match.unit,
      remembered_match.answered_at
    FROM remembered_match JOIN organisation ON organisation.id = remembered_match.organisation_id
    WHERE remembered_match.account_id = ${id} ORDER BY remembered_match.answered_at, remembered_match.id`,
  start_views: ({ id }) => sql`
    SELECT organisation.name AS organisation, saved_view.name
    FROM start_view JOIN saved_view ON saved_view.id = start_view.view_id
      AND saved_view.organisation_id = start_view.organisation_id
    JOIN organisation ON organisation.id = start_view.organisation_id
    WHERE start_view.account_id = ${id} ORDER BY organisation.name`,
  webhooks_made: ({ id }) => sql`
    SELECT organisation.name AS organisation, webhook.created_at
    FROM webhook JOIN organisation ON organisation.id = webhook.organisation_id
    WHERE webhook.created_by = ${id} ORDER BY webhook.created_at`,
  webhooks_taken_over: ({ id }) => sql`
    SELECT organisation.name AS organisation
    FROM webhook JOIN organisation ON organisation.id = webhook.organisation_id
    WHERE webhook.held_by = ${id} AND webhook.created_by <> ${id} ORDER BY webhook.created_at`,
  contact_person: (person) => sql`
    SELECT organisation.name AS organisation, organisation.contact, organisation.email, organisation.tel_number
    FROM organisation WHERE ${asContact(person)} ORDER BY organisation.name`,
  house_style_contact: (person) => sql`
    SELECT organisation.name AS organisation, house_style.contact_nl, house_style.contact_en
    FROM house_style JOIN organisation ON organisation.id = house_style.organisation_id
    WHERE ${inHouseStyle(person)} ORDER BY organisation.name`,
  // Their own actions: with names of projects and organisations, and without other people's names or the contents of
  // bids.
  acts: ({ id }) => sql`
    SELECT occurred_at, subject_type, action, organisation.name AS organisation, CASE
        WHEN entry.subject_type IN ('project', 'organisation', 'faq', 'weights', 'report') THEN entry.subject_name
      END AS subject, array(SELECT jsonb_object_keys(entry.changes) ORDER BY 1) AS fields
    FROM history_entry AS entry LEFT JOIN organisation ON organisation.id = entry.organisation_id
    WHERE entry.account_id = ${id} ORDER BY entry.id`,
  // Actions on their account, by anybody: the values are about themselves.
  acts_about_you: (person) => sql`
    SELECT occurred_at, subject_type, action, subject_name AS subject, organisation.name AS organisation,
      entry.account_id IS NOT DISTINCT FROM ${person.id}::uuid AS by_yourself, entry.changes
    FROM history_entry AS entry LEFT JOIN organisation ON organisation.id = entry.organisation_id
    WHERE ${aboutPerson(person)} ORDER BY entry.id`,
  opening_requests: ({ id }) => sql`
    SELECT ${projectName(id)} AS project, opening_asked_at AS created_at, opening_asked_by = ${id} AS by_yourself
    FROM project WHERE opening_asked_by = ${id} OR opening_witness = ${id} ORDER BY opening_asked_at`,
  acts_as_witness: (person) => sql`
    SELECT entry.occurred_at, entry.subject_name AS project FROM history_entry AS entry
    WHERE ${witnessedBy(person)} ORDER BY entry.id`,
} as const satisfies Readonly<Record<string, (person: Person) => SQL>>;

export type PersonalSubject = keyof typeof SUBJECTS;
export const PERSONAL_SUBJECTS = Object.keys(SUBJECTS) as PersonalSubject[];

/** Returns what is stored of a person under one subject. */
export async function listPersonalEntries(
  queries: Queries,
  subject: PersonalSubject,
  person: Person,
): Promise<PersonalEntry[]> {
  const rows = await listRows<{ entry: PersonalEntry }>(
    queries,
    sql`SELECT to_jsonb(part) AS entry FROM (${SUBJECTS[subject](person)}) AS part`,
  );
  return rows.map(({ entry }) => entry);
}

/** Returns the condition for a message of this account, or of a person without one who wrote from its address. */
export function ofSender(accountId: string, email: string): SQL {
  return sql`(message.account_id = ${accountId}
    OR message.account_id IS NULL AND lower(message.sender_email) = lower(${email}))`;
}

/** Returns the condition for an organisation with this person as its contact. */
export function asContact({ name, email }: Pick<Person, 'name' | 'email'>): SQL {
  return sql`(lower(organisation.email) = lower(${email})
    OR strpos(lower(organisation.contact), lower(${name})) > 0
    OR strpos(lower(organisation.contact), lower(${email})) > 0)`;
}

/** Returns the condition for standard texts of an organisation's documents with this person in them. */
export function inHouseStyle({ name, email }: Pick<Person, 'name' | 'email'>): SQL {
  const contact = sql`lower(house_style.contact_nl || ' ' || house_style.contact_en)`;
  return sql`(strpos(${contact}, lower(${name})) > 0 OR strpos(${contact}, lower(${email})) > 0)`;
}

/** Returns the names that a person has had according to the history, without those that somebody else also has. */
function ownNames({ id, name }: Pick<Person, 'id' | 'name'>): SQL {
  return sql`(
    SELECT name FROM (
      SELECT ${name}::text AS name UNION SELECT actor_name FROM history_entry WHERE account_id = ${id}
    ) AS own
    WHERE NOT EXISTS (
      SELECT FROM account AS other
      WHERE other.id <> ${id}
        AND coalesce(nullif(trim(other.first_name || ' ' || other.last_name), ''), other.username) = own.name)
      AND NOT EXISTS (
        SELECT FROM history_entry AS elsewhere
        WHERE elsewhere.account_id <> ${id} AND elsewhere.actor_name = own.name))`;
}

/**
 * Returns the condition for an entry of the history with this person's name as its subject. Entries of memberships that
 * ended long ago only have the name; they count where nobody else has it.
 */
export function aboutPerson(person: Pick<Person, 'id' | 'name'>): SQL {
  const { id } = person;
  return sql`(entry.subject_type = 'account' AND entry.subject_id = ${id}
    OR entry.subject_type IN ('membership', 'project-member') AND (entry.person_id = ${id}
      OR entry.person_id IS NULL AND (
        entry.subject_id IN (SELECT id FROM membership WHERE account_id = ${id})
        OR entry.subject_id IN (SELECT id FROM project_member WHERE account_id = ${id})
        OR entry.subject_name IN ${ownNames(person)}))
    OR entry.subject_type = 'message' AND entry.subject_id IN (SELECT id FROM message WHERE account_id = ${id}))`;
}

/**
 * Returns the condition for a step towards an opening of bids that names this person as the second one; by name for
 * entries from before the account was stored.
 */
export function witnessedBy(person: Pick<Person, 'id' | 'name'>): SQL {
  return sql`(entry.subject_type = 'project' AND (entry.person_id = ${person.id}
    OR entry.person_id IS NULL AND entry.changes #>> '{witness,to}' IN ${ownNames(person)}))`;
}

/** Returns the name of a project for readers who may see its organisation now; it is hidden from others. */
function projectName(accountId: string): SQL {
  return sql`CASE WHEN EXISTS (
    SELECT FROM account AS holder LEFT JOIN membership AS own
      ON own.account_id = holder.id AND own.organisation_id = project.organisation_id AND own.active
    WHERE holder.id = ${accountId} AND (own.id IS NOT NULL OR holder.is_staff AND holder.dashboard_type <> 'viewer')
  ) THEN project.name END`;
}
