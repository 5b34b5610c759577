import type { GapChoice, ScopeSubject, Shortfall } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';

type Project = { readonly id: string; readonly organisationId: string };

/** A decision about a kind of gap in a bid, with its subject. */
export interface GapDecisionRow {
  readonly id: string;
  readonly organisationId: string;
  readonly applicantId: string;
  /** of the bid, and of the baseline that it was compared with */
  readonly calculationId: string;
  readonly baselineId: string;
  readonly kind: ScopeSubject;
  readonly choice: GapChoice;
  readonly reason: string;
  /** what was lacking at that time */
  readonly shortfall: Shortfall;
  /** '' if the account is gone */
  readonly decidedBy: string;
  readonly decidedAt: Date;
}

/** Returns the decisions about the bids of these projects that have not lapsed, the earliest first. */
export async function listGapDecisions(
  queries: Queries,
  ...projects: readonly Project[]
): Promise<GapDecisionRow[]> {
  return listRows(
    queries,
    sql`
      SELECT decision.id, decision.organisation_id AS "organisationId", decision.applicant_id AS "applicantId",
        decision.calculation_id AS "calculationId", decision.baseline_id AS "baselineId", decision.kind, decision.choice,
        decision.reason, decision.shortfall,
        coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.username, '') AS "decidedBy",
        decision.decided_at AS "decidedAt"
      FROM gap_decision AS decision
      JOIN applicant ON applicant.id = decision.applicant_id AND applicant.organisation_id = decision.organisation_id
      LEFT JOIN account ON account.id = decision.decided_by
      JOIN unnest(
        ${sql.param(projects.map(({ id }) => id))}::uuid[],
        ${sql.param(projects.map(({ organisationId }) => organisationId))}::uuid[]
      ) AS tender (id, organisation_id) ON tender.id = applicant.project_id
        AND tender.organisation_id = decision.organisation_id
      WHERE decision.fallen_at IS NULL
      ORDER BY decision.id`,
  );
}

/** Marks a decision as lapsed; it stays on record. */
export async function letFall(
  queries: Queries,
  { id, organisationId }: Pick<GapDecisionRow, 'id' | 'organisationId'>,
  now: Date,
): Promise<void> {
  await queries.execute(sql`
    UPDATE gap_decision SET fallen_at = ${now} WHERE id = ${id} AND organisation_id = ${organisationId}`);
}

export type NewGapDecision = Omit<GapDecisionRow, 'id' | 'decidedBy'> & { readonly decidedBy: string };

export async function insertGapDecision(queries: Queries, decision: NewGapDecision): Promise<void> {
  await queries.execute(sql`
    INSERT INTO gap_decision (organisation_id, applicant_id, calculation_id, baseline_id, kind, choice, reason, shortfall,
      decided_by, decided_at)
    VALUES (${decision.organisationId}, ${decision.applicantId}, ${decision.calculationId}, ${decision.baselineId},
      ${decision.kind}, ${decision.choice}, ${decision.reason}, ${JSON.stringify(decision.shortfall)}::jsonb,
      ${decision.decidedBy}, ${decision.decidedAt})`);
}
