import type { DemandBasis } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { findRow } from '../../../database/rows.ts';
import { inScope } from '../../../database/scope-condition.ts';
import { sql } from '../../../database/sql.ts';
import type { Scope } from '../../../http/caller.ts';

/** The proposal that an award model was given last. */
export interface CarriedProposalRow {
  readonly carriedAt: Date;
  /** whole euro */
  readonly referenceEur: number;
  readonly targetEur: number;
  readonly percent: number;
  readonly basis: DemandBasis;
  readonly projects: readonly { readonly name: string; readonly percent: number }[];
}

/** Returns the proposal that a project within the scope was given last; null for none. */
export async function findCarriedProposal(
  queries: Queries,
  scope: Scope,
  projectId: string,
): Promise<CarriedProposalRow | null> {
  return findRow(
    queries,
    sql`
      SELECT carried_at AS "carriedAt", reference_eur AS "referenceEur", target_eur AS "targetEur", percent, basis, projects
      FROM demand_proposal
      WHERE project_id = ${projectId} AND ${inScope(scope, sql`demand_proposal.organisation_id`)}`,
  );
}

/** Keeps the proposal that a project is given, in place of the one before it. */
export async function keepProposal(
  queries: Queries,
  project: { readonly id: string; readonly organisationId: string },
  { carriedAt, referenceEur, targetEur, percent, basis, projects }: CarriedProposalRow,
): Promise<void> {
  const columns = sql`carried_at, reference_eur, target_eur, percent, basis, projects`;
  const values = sql`${carriedAt}, ${referenceEur}, ${targetEur}, ${percent}, ${basis}, ${JSON.stringify(projects)}::jsonb`;
  await queries.execute(sql`
    INSERT INTO demand_proposal (project_id, organisation_id, ${columns})
    VALUES (${project.id}, ${project.organisationId}, ${values})
    ON CONFLICT (project_id, organisation_id) DO UPDATE SET (${columns}) = (${values})`);
}
