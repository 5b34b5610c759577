import { FIXED_KINDS, type FixedKind, type ProofForm, TIME_ZONE } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../database/rows.ts';
import { type SQL, sql } from '../../database/sql.ts';

/** A row in words: its contents, and separately the names of persons in it. */
export interface ProofRow {
  readonly key: string;
  readonly projectId: string | null;
  /** JSON as PostgreSQL writes it, which is equal for equal values */
  readonly content: string;
  /** null for a row that names nobody */
  readonly names: string | null;
}

/** Returns a moment as text that means the same on every server. */
function momentOf(column: SQL): SQL {
  return sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** Returns the project at the beginning of the key of an edition. */
const projectOf = (key: string) => key.slice(0, key.indexOf('/'));

interface Source {
  readonly from: SQL;
  readonly tenant: SQL;
  readonly key: SQL;
  /** the form of keys; another text identifies no row */
  readonly keyPattern: RegExp;
  /** the type by which keys are ordered, as in an index */
  readonly order: 'bigint' | 'uuid' | 'text';
  /** returns the condition for rows with these keys, which uses an index */
  readonly among: (keys: readonly string[]) => SQL;
  readonly moment: SQL;
  readonly project: SQL;
  /** the table that is locked while rows are read */
  readonly held: SQL;
  readonly content: (form: ProofForm) => SQL;
  readonly names: (form: ProofForm) => SQL;
}

const WITHOUT_NAMES = () => sql`NULL::text`;
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Returns the changes of an entry without persons: they do not change when somebody is erased. */
function publicChanges({ person_fields }: ProofForm): SQL {
  const empty = (side: string) =>
    sql`CASE WHEN coalesce(value ->> ${side}::text, '') = '' THEN value -> ${side}::text ELSE '""'::jsonb END`;
  return sql`(
    SELECT coalesce(jsonb_object_agg(field, CASE WHEN field = ANY(${sql.param(person_fields)}::text[])
      THEN jsonb_build_object('from', ${empty('from')}, 'to', ${empty('to')}) ELSE value END), '{}')
    FROM jsonb_each(entry.changes) AS change (field, value))`;
}

const SOURCES: Readonly<Record<FixedKind, Source>> = {
  history: {
    from: sql`history_entry AS entry`,
    held: sql`entry`,
    tenant: sql`entry.tenant_id`,
    key: sql`entry.id::text`,
    order: 'bigint',
    keyPattern: /^[0-9]{1,18}$/,
    among: (keys) => sql`entry.id = ANY(${sql.param(keys)}::bigint[])`,
    moment: sql`entry.occurred_at`,
    project: sql`entry.project_id`,
    content: (
      form,
    ) => sql`jsonb_build_object('id', entry.id, 'occurred_at', ${momentOf(sql`entry.occurred_at`)},
      'account_id', entry.account_id, 'organisation_id', entry.organisation_id, 'project_id', entry.project_id,
      'subject_type', entry.subject_type, 'subject_id', entry.subject_id, 'action', entry.action,
      'automatic', entry.automatic, 'person_id', entry.person_id, 'changes', ${publicChanges(form)},
      'subject_name', CASE WHEN entry.subject_type = ANY(${sql.param(form.person_subjects)}::text[])
        THEN NULL ELSE entry.subject_name END)::text`,
    names: (form) => sql`jsonb_build_object('actor_name', entry.actor_name,
      'subject_name', CASE WHEN entry.subject_type = ANY(${sql.param(form.person_subjects)}::text[])
        THEN entry.subject_name END,
      'changes', (
        SELECT coalesce(jsonb_object_agg(field, value), '{}')
        FROM jsonb_each(entry.changes) AS change (field, value)
        WHERE field = ANY(${sql.param(form.person_fields)}::text[])))::text`,
  },
  file: {
    from: sql`calculation_file AS file JOIN calculation ON calculation.id = file.calculation_id
      AND calculation.organisation_id = file.organisation_id`,
    held: sql`file`,
    tenant: sql`file.organisation_id`,
    key: sql`file.calculation_id::text`,
    order: 'uuid',
    keyPattern: new RegExp(`^${UUID}$`),
    among: (keys) => sql`file.calculation_id = ANY(${sql.param(keys)}::uuid[])`,
    moment: sql`calculation.created_at`,
    project: sql`calculation.project_id`,
    content:
      () => sql`jsonb_build_object('calculation_id', file.calculation_id, 'project_id', calculation.project_id,
      'applicant_id', calculation.applicant_id, 'created_at', ${momentOf(sql`calculation.created_at`)},
      'uploaded_by', calculation.uploaded_by, 'file_name', calculation.file_name,
      'file_sha256', encode(sha256(file.bytes), 'hex'))::text`,
    names: WITHOUT_NAMES,
  },
  issued: {
    from: sql`issued_criterion AS issued`,
    held: sql`issued`,
    tenant: sql`issued.organisation_id`,
    key: sql`issued.project_id || '/' || issued.number`,
    order: 'text',
    keyPattern: new RegExp(`^${UUID}/[0-9]{1,9}$`),
    among: (keys) => sql`issued.project_id = ANY(${sql.param(keys.map(projectOf))}::uuid[])
      AND issued.project_id || '/' || issued.number = ANY(${sql.param(keys)}::text[])`,
    moment: sql`issued.issued_at`,
    project: sql`issued.project_id`,
    content: () => sql`jsonb_build_object('project_id', issued.project_id, 'number', issued.number,
      'issued_at', ${momentOf(sql`issued.issued_at`)}, 'issued_by', issued.issued_by,
      'award_model_version', issued.award_model_version, 'model', issued.model)::text`,
    names: WITHOUT_NAMES,
  },
  'issued-file': {
    from: sql`issued_file AS file JOIN issued_criterion AS issued ON issued.project_id = file.project_id
      AND issued.number = file.number AND issued.organisation_id = file.organisation_id`,
    held: sql`file`,
    tenant: sql`file.organisation_id`,
    key: sql`file.project_id || '/' || file.number || '/' || file.kind || '/' || file.language`,
    order: 'text',
    keyPattern: new RegExp(`^${UUID}/[0-9]{1,9}/(criterion|note)/(nl|en)$`),
    among: (keys) => sql`file.project_id = ANY(${sql.param(keys.map(projectOf))}::uuid[])
      AND file.project_id || '/' || file.number || '/' || file.kind || '/' || file.language = ANY(${sql.param(keys)}::text[])`,
    moment: sql`issued.issued_at`,
    project: sql`file.project_id`,
    content:
      () => sql`jsonb_build_object('project_id', file.project_id, 'number', file.number, 'kind', file.kind,
      'language', file.language, 'file_sha256', encode(sha256(file.bytes), 'hex'))::text`,
    names: WITHOUT_NAMES,
  },
  report: {
    from: sql`report`,
    held: sql`report`,
    tenant: sql`report.organisation_id`,
    key: sql`report.id::text`,
    order: 'uuid',
    keyPattern: new RegExp(`^${UUID}$`),
    among: (keys) => sql`report.id = ANY(${sql.param(keys)}::uuid[])`,
    moment: sql`report.created_at`,
    project: sql`report.project_id`,
    content: () => sql`jsonb_build_object('id', report.id, 'project_id', report.project_id,
      'created_at', ${momentOf(sql`report.created_at`)}, 'account_id', report.account_id, 'language', report.language,
      'calculations', report.calculations, 'document_sha256', encode(sha256(report.document), 'hex'),
      'workbook_sha256', encode(sha256(report.workbook), 'hex'))::text`,
    names: WITHOUT_NAMES,
  },
  decision: {
    from: sql`gap_decision AS decision JOIN applicant ON applicant.id = decision.applicant_id
      AND applicant.organisation_id = decision.organisation_id`,
    held: sql`decision`,
    tenant: sql`decision.organisation_id`,
    key: sql`decision.id::text`,
    order: 'bigint',
    keyPattern: /^[0-9]{1,18}$/,
    among: (keys) => sql`decision.id = ANY(${sql.param(keys)}::bigint[])`,
    moment: sql`decision.decided_at`,
    project: sql`applicant.project_id`,
    // Whether it holds depends on the bid.
    content:
      () => sql`jsonb_build_object('id', decision.id, 'applicant_id', decision.applicant_id, 'calculation_id',
      decision.calculation_id, 'baseline_id', decision.baseline_id, 'kind', decision.kind, 'choice', decision.choice,
      'reason', decision.reason, 'shortfall', decision.shortfall, 'decided_by', decision.decided_by,
      'decided_at', ${momentOf(sql`decision.decided_at`)})::text`,
    names: WITHOUT_NAMES,
  },
  answer: {
    from: sql`scope_answer AS answer JOIN calculation ON calculation.id = answer.calculation_id
      AND calculation.organisation_id = answer.organisation_id`,
    held: sql`answer`,
    tenant: sql`answer.organisation_id`,
    key: sql`answer.id::text`,
    order: 'bigint',
    keyPattern: /^[0-9]{1,18}$/,
    among: (keys) => sql`answer.id = ANY(${sql.param(keys)}::bigint[])`,
    moment: sql`answer.answered_at`,
    project: sql`calculation.project_id`,
    content:
      () => sql`jsonb_build_object('id', answer.id, 'calculation_id', answer.calculation_id, 'against_id',
      answer.against_id, 'subject', answer.subject, 'meaning', answer.meaning, 'positions', to_jsonb(answer.positions),
      'answered_by', answer.answered_by, 'answered_at', ${momentOf(sql`answer.answered_at`)})::text`,
    names: WITHOUT_NAMES,
  },
};

export const beforeEnd = (moment: SQL, day: string) =>
  sql`${moment} < (${day}::date + 1)::timestamp AT TIME ZONE ${TIME_ZONE}`;

/** Returns a query for rows from before the end of a day for which no digest vouches. */
function unproved({ from, tenant, key, moment }: Source, kind: FixedKind, until: Until): SQL {
  return sql`FROM ${from} WHERE ${tenant} = ${until.tenantId} AND ${beforeEnd(moment, until.day)} AND NOT EXISTS (
    SELECT FROM proof_leaf WHERE proof_leaf.kind = ${kind} AND proof_leaf.row_key = ${key}
      AND proof_leaf.tenant_id = ${until.tenantId})`;
}

export interface Until {
  readonly tenantId: string;
  readonly day: string;
}

/** The start of a batch of rows, and its largest size. */
export interface Batch {
  /** the key of the last row before it; null for the first batch */
  readonly beyond: string | null;
  readonly atMost: number;
}

/** Returns the expression that orders keys: the number or the identifier itself, so that an index has that order. */
function inOrder({ key, order }: Source): SQL {
  return order === 'text' ? sql`(${key}) COLLATE "C"` : sql`(${key})::${sql.raw(order)}`;
}

/**
 * Returns a batch of the rows of a kind from before the end of a day for which no digest vouches; locked until the
 * transaction ends, so that nobody is erased from them meanwhile. Rows that are being erased are skipped, and
 * `countUnproved` counts them.
 */
export async function listUnproved(
  queries: Queries,
  kind: FixedKind,
  until: Until,
  form: ProofForm,
  { beyond, atMost }: Batch,
): Promise<ProofRow[]> {
  const source = SOURCES[kind];
  const from = beyond === null ? sql`` : sql`AND ${inOrder(source)} > ${beyond}::${sql.raw(source.order)}`;
  return listRows<ProofRow>(
    queries,
    sql`SELECT ${source.key} AS key, ${source.project} AS "projectId", ${source.content(form)} AS content,
        ${source.names(form)} AS names
      ${unproved(source, kind, until)} ${from} ORDER BY ${inOrder(source)} LIMIT ${atMost}
      FOR SHARE OF ${source.held} SKIP LOCKED`,
  );
}

/** Counts the rows of a kind from before the end of a day for which no digest vouches. */
export async function countUnproved(queries: Queries, kind: FixedKind, until: Until): Promise<number> {
  const { count } = await getRow<{ count: number }>(
    queries,
    sql`SELECT count(*)::int AS count ${unproved(SOURCES[kind], kind, until)}`,
  );
  return count;
}

/**
 * Returns the day, in Dutch local time, of the entry of the history that follows this number of entries without a
 * digest; null where there are fewer.
 */
export async function findDayBeyond(queries: Queries, until: Until, count: number): Promise<string | null> {
  const { moment } = SOURCES.history;
  const row = await findRow<{ day: string }>(
    queries,
    sql`SELECT (${moment} AT TIME ZONE ${TIME_ZONE})::date::text AS day ${unproved(SOURCES.history, 'history', until)}
      ORDER BY ${moment} OFFSET ${count} LIMIT 1`,
  );
  return row?.day ?? null;
}

/** A row as it is now, with the salt of its hash. */
export interface ProvedRow extends ProofRow {
  readonly salt: Buffer | null;
  readonly namesSalt: Buffer | null;
  /** whether it has the pseudonym of an erased person */
  readonly erased: boolean;
}

/** Returns the existing rows with these keys, each in the words of a digest's form. */
export async function listProved(
  queries: Queries,
  kind: FixedKind,
  { tenantId, keys }: { readonly tenantId: string; readonly keys: readonly string[] },
  form: ProofForm,
): Promise<ProvedRow[]> {
  const source = SOURCES[kind];
  return listRows<ProvedRow>(
    queries,
    sql`
      WITH found AS (
        SELECT ${source.key} AS key, ${source.project} AS project_id, ${source.content(form)} AS content,
          ${source.names(form)} AS names
        FROM ${source.from}
        WHERE ${source.tenant} = ${tenantId} AND ${source.among(keys.filter((key) => source.keyPattern.test(key)))})
      SELECT found.key, found.project_id AS "projectId", found.content, found.names, proof_leaf.salt,
        proof_leaf.names_salt AS "namesSalt",
        found.names IS NOT NULL AND proof_leaf.names_salt IS NULL AND EXISTS (
          SELECT FROM account WHERE erased_at IS NOT NULL AND strpos(found.names, to_jsonb(username)::text) > 0
        ) AS erased
      FROM found LEFT JOIN proof_leaf ON proof_leaf.kind = ${kind} AND proof_leaf.row_key = found.key
        AND proof_leaf.tenant_id = ${tenantId}`,
  );
}

/** The key of a row, with the moment of creation that it states. */
export interface RowPlace {
  readonly key: string;
  readonly projectId: string | null;
  readonly moment: Date;
}

export function listPlacesOf(queries: Queries, kind: FixedKind, tenantId: string): Promise<RowPlace[]> {
  const { from, tenant, key, moment, project } = SOURCES[kind];
  return listRows<RowPlace>(
    queries,
    sql`SELECT ${key} AS key, ${project} AS "projectId", ${moment} AS moment FROM ${from} WHERE ${tenant} = ${tenantId}`,
  );
}

/** Returns the organisations with rows that a digest can vouch for, and the nil identifier for rows without one. */
export async function listTenants(queries: Queries): Promise<string[]> {
  const rows = await listRows<{ id: string }>(
    queries,
    sql`
      SELECT tenant.id FROM (
        SELECT id FROM organisation UNION SELECT '00000000-0000-0000-0000-000000000000'::uuid
      ) AS tenant
      WHERE ${sql.join(
        [
          ...FIXED_KINDS.map((kind) => SOURCES[kind]).map(
            ({ from, tenant }) => sql`EXISTS (SELECT FROM ${from} WHERE ${tenant} = tenant.id)`,
          ),
          sql`EXISTS (SELECT FROM project WHERE organisation_id = tenant.id)`,
          sql`EXISTS (SELECT FROM proof_chain WHERE proof_chain.tenant_id = tenant.id)`,
        ],
        sql` OR `,
      )}
      ORDER BY tenant.id`,
  );
  return rows.map(({ id }) => id);
}

/** Returns the end of a day in Dutch local time. */
export async function endOfDay(queries: Queries, day: string): Promise<Date> {
  const { end } = await getRow<{ end: Date }>(
    queries,
    sql`SELECT (${day}::date + 1)::timestamp AT TIME ZONE ${TIME_ZONE} AS "end"`,
  );
  return end;
}
