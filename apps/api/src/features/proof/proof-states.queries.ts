import type { ChangingKind, HistoryAction, HistoryChanges } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { listRows } from '../../database/rows.ts';
import { type SQL, sql } from '../../database/sql.ts';
import { FIGURES_SHA256 } from '../calculations/figures/figures-hash.queries.ts';
import { type Batch, beforeEnd, type RowPlace, type Until } from './proof-rows.queries.ts';

/** The state of a row that may change. */
export interface ProofState {
  readonly key: string;
  readonly projectId: string;
  /**
   * JSON as PostgreSQL writes it: each field by its name in the history, and `after`, the last entry of the history of
   * its project at that moment
   */
  readonly content: string;
}

interface Source {
  readonly from: SQL;
  readonly tenant: SQL;
  readonly id: SQL;
  readonly moment: SQL;
  readonly project: SQL;
  /** returns pairs of a name and a value; for a calculation with the given hash of its figures */
  readonly fields: (figures: SQL) => SQL;
}

const SOURCES: Readonly<Record<ChangingKind, Source>> = {
  // The award model, whether its bids are open, and the progress of the project.
  project: {
    from: sql`project`,
    tenant: sql`project.organisation_id`,
    id: sql`project.id`,
    moment: sql`project.created_at`,
    project: sql`project.id`,
    fields: () => sql`
      'contractType', project.contract_type, 'awardCriteria', project.award_criteria, 'status', project.status,
      'emviStatus', project.emvi_status, 'asbuiltScopeChanged', project.asbuilt_scope_changed,
      'designPhaseCompleteDate', project.design_phase_complete_date::text,
      'projectCompleteDate', project.project_complete_date::text, 'scopeEur', project.scope_eur,
      'fictionalTenderBenefitEur', project.fictional_tender_benefit_eur,
      'mkiMaxDiscountEur', project.mki_max_discount_eur, 'criteriaMaxDiscountEur', project.criteria_max_discount_eur,
      'mkiUpperBoundaryEur', project.mki_upper_boundary_eur, 'mkiLowerBoundaryEur', project.mki_lower_boundary_eur,
      'mkiManuallySet', project.mki_manually_set, 'mkiCeilingEur', project.mki_ceiling_eur,
      'discountSteps', project.discount_steps, 'criteria', project.criteria, 'askedModules', project.asked_modules,
      'penaltyFactor', project.penalty_factor, 'sealsBids', project.seals_bids,
      'bidsOpened', project.bids_opened_at IS NOT NULL, 'bidsOpenedAt', project.bids_opened_at AT TIME ZONE 'UTC',
      'correction', project.correction_begun_at IS NOT NULL`,
  },
  // The bidder, whether it counts, and its totals.
  calculation: {
    from: sql`calculation`,
    tenant: sql`calculation.organisation_id`,
    id: sql`calculation.id`,
    moment: sql`calculation.created_at`,
    project: sql`calculation.project_id`,
    fields: (figures) => sql`
      'projectId', calculation.project_id, 'calculationType', calculation.calculation_type,
      'applicantId', calculation.applicant_id, 'active', calculation.active,
      'deleted', calculation.deleted_at IS NOT NULL, 'answers', calculation.answers, 'sets', to_jsonb(calculation.sets),
      'headlineSet', calculation.headline_set, 'headlineMkiEur', calculation.headline_mki_eur,
      'headlineCo2Kg', calculation.headline_co2_kg, 'a1WeightsVersion', calculation.a1_weights_version,
      'a2WeightsVersion', calculation.a2_weights_version, 'figures', encode(${figures}, 'hex')`,
  },
  // The offer, its discounts, whether it takes part, and the decisions about its gaps.
  bid: {
    from: sql`applicant`,
    tenant: sql`applicant.organisation_id`,
    id: sql`applicant.id`,
    moment: sql`applicant.created_at`,
    project: sql`applicant.project_id`,
    fields: () => sql`
      'projectId', applicant.project_id, 'name', applicant.name, 'quoteEur', applicant.quote_eur,
      'criteriaDiscountEur', applicant.criteria_discount_eur, 'criteriaValues', applicant.criteria_values,
      'criteriaMarks', applicant.criteria_marks, 'ruling', applicant.ruling, 'rulingReason', applicant.ruling_reason,
      'ruledAt', applicant.ruled_at AT TIME ZONE 'UTC', 'winnerReason', applicant.winner_reason,
      'deleted', applicant.deleted_at IS NOT NULL, 'enteredBy', applicant.entered_by,
      'createdAt', applicant.created_at AT TIME ZONE 'UTC',
      'decisions', (
        SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'choice', choice, 'reason', reason, 'shortfall',
          shortfall, 'calculation', calculation_id, 'baseline', baseline_id) ORDER BY id), '[]')
        FROM gap_decision WHERE gap_decision.applicant_id = applicant.id
          AND gap_decision.organisation_id = applicant.organisation_id AND fallen_at IS NULL)`,
  },
};

/** Any other key in a digest identifies no row. */
const isUuid = (key: string) => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(key);

/** The hash that was stored with the figures, and one that is computed from them now. */
const HASH_OF_FIGURES = { stored: sql`calculation.figures_sha256`, now: FIGURES_SHA256 } as const;

function contentOf({ fields, id, project }: Source, figures: keyof typeof HASH_OF_FIGURES): SQL {
  return sql`jsonb_build_object('id', ${id}, 'after', (
      SELECT coalesce(max(entry.id), 0) FROM history_entry AS entry WHERE entry.project_id = ${project}
    ), ${fields(HASH_OF_FIGURES[figures])})::text`;
}

/** The state of a row in the last digest that knows it. */
const lastState = (kind: ChangingKind, tenantId: string, id: SQL) => sql`LATERAL (
  SELECT content FROM proof_state WHERE proof_state.kind = ${kind} AND proof_state.row_id = ${id}
    AND proof_state.tenant_id = ${tenantId}
  ORDER BY digest_number DESC LIMIT 1) AS last ON true`;

/** Returns a batch of the rows of a kind from before the end of a day whose state differs from the last digest. */
export async function listChangedStates(
  queries: Queries,
  kind: ChangingKind,
  { tenantId, day }: Until,
  { beyond, atMost }: Batch,
): Promise<ProofState[]> {
  const source = SOURCES[kind];
  return listRows<ProofState>(
    queries,
    sql`
      SELECT ${source.id}::text AS key, ${source.project} AS "projectId", ${contentOf(source, 'stored')} AS content
      FROM ${source.from} LEFT JOIN ${lastState(kind, tenantId, source.id)}
      WHERE ${source.tenant} = ${tenantId} AND ${beforeEnd(source.moment, day)} AND (${beyond}::uuid IS NULL OR ${source.id} > ${beyond}::uuid)
        AND (last.content IS NULL OR last.content::jsonb - 'after'
          IS DISTINCT FROM ${contentOf(source, 'stored')}::jsonb - 'after')
      ORDER BY ${source.id} LIMIT ${atMost}`,
  );
}

export interface NewState {
  readonly key: string;
  readonly salt: Buffer;
  readonly content: string;
}

/** Stores states with the salts of their hashes. */
export async function insertStates(
  queries: Queries,
  kind: ChangingKind,
  digest: { readonly tenantId: string; readonly number: number },
  states: readonly NewState[],
): Promise<void> {
  if (states.length === 0) return;
  const rows = states.map(
    ({ key, salt, content }) =>
      sql`(${kind}, ${key}::uuid, ${digest.number}::int, ${salt}::bytea, ${content}, ${digest.tenantId}::uuid)`,
  );
  await queries.execute(sql`
    INSERT INTO proof_state (kind, row_id, digest_number, salt, content, tenant_id) VALUES ${sql.join(rows, sql`, `)}`);
}

/** A stored state, with the one before it. */
export interface KeptState {
  readonly key: string;
  readonly salt: Buffer;
  readonly content: string;
  /** null for the first */
  readonly before: string | null;
}

/** Returns the states of these rows that a digest vouches for. */
export async function listKeptStates(
  queries: Queries,
  kind: ChangingKind,
  { tenantId, number }: { readonly tenantId: string; readonly number: number },
  keys: readonly string[],
): Promise<KeptState[]> {
  return listRows<KeptState>(
    queries,
    sql`
      SELECT state.row_id::text AS key, state.salt, state.content, (
          SELECT content FROM proof_state AS earlier WHERE earlier.kind = state.kind AND earlier.row_id = state.row_id
            AND earlier.tenant_id = state.tenant_id AND earlier.digest_number < state.digest_number
          ORDER BY earlier.digest_number DESC LIMIT 1
        ) AS before
      FROM proof_state AS state
      WHERE state.kind = ${kind} AND state.tenant_id = ${tenantId} AND state.digest_number = ${number}
        AND state.row_id = ANY(${sql.param(keys.filter(isUuid))}::uuid[])`,
  );
}

/** A row as it is now, with its last stored state. */
export interface StateNow extends ProofState {
  readonly last: string | null;
}

/** Returns the existing rows with these ids, calculations with a new hash of their figures. */
export async function listStatesNow(
  queries: Queries,
  kind: ChangingKind,
  tenantId: string,
  keys: readonly string[],
): Promise<StateNow[]> {
  const source = SOURCES[kind];
  return listRows<StateNow>(
    queries,
    sql`
      SELECT ${source.id}::text AS key, ${source.project} AS "projectId", ${contentOf(source, 'now')} AS content,
        last.content AS last
      FROM ${source.from} LEFT JOIN ${lastState(kind, tenantId, source.id)}
      WHERE ${source.tenant} = ${tenantId} AND ${source.id} = ANY(${sql.param(keys.filter(isUuid))}::uuid[])`,
  );
}

/** Returns the places of all rows of a kind. */
export function listPlacesOfStates(
  queries: Queries,
  kind: ChangingKind,
  tenantId: string,
): Promise<RowPlace[]> {
  const { from, tenant, id, moment, project } = SOURCES[kind];
  return listRows<RowPlace>(
    queries,
    sql`SELECT ${id}::text AS key, ${project} AS "projectId", ${moment} AS moment FROM ${from} WHERE ${tenant} = ${tenantId}`,
  );
}

/** An event of a project according to the history. */
export interface ProjectEntry {
  readonly subjectId: string;
  readonly action: HistoryAction;
  readonly changes: HistoryChanges;
}

/**
 * Returns the entries about these subjects that came after one entry of a project, up to another one; up to the last
 * where there is none.
 */
export async function listEntriesBetween(
  queries: Queries,
  projectId: string,
  subjects: readonly string[],
  { after, until }: { readonly after: number; readonly until: number | null },
): Promise<ProjectEntry[]> {
  return listRows<ProjectEntry>(
    queries,
    sql`
      SELECT subject_id AS "subjectId", action, changes FROM history_entry
      WHERE project_id = ${projectId} AND subject_id IS NOT NULL AND subject_id = ANY(${sql.param(subjects)}::uuid[])
        AND id > ${after} AND (${until}::bigint IS NULL OR id <= ${until}::bigint)
      ORDER BY id`,
  );
}
