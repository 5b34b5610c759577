import type { Queries } from '../src/database/open-database.ts';
import { findRow, getRow } from '../src/database/rows.ts';
import { sql } from '../src/database/sql.ts';
import { bidsOpenedAt } from './bids-opened-at.ts';
import { demonstrationCriteria } from './demonstration-criteria.ts';
import type { ProjectPlan } from './demonstration-plan.ts';

/** Puts a demonstration project in the state that its plan describes, as if it had gone through its whole life. */
export async function storeProjectState(
  queries: Queries,
  project: { readonly id: string; readonly organisationId: string },
  plan: ProjectPlan,
  boundaries: { readonly lowerEur: number; readonly upperEur: number } | null,
): Promise<void> {
  const { tender } = plan;
  await queries.execute(sql`
    UPDATE project SET
      status = ${plan.status}, locked = ${plan.locked}, asbuilt_scope_changed = ${plan.asBuiltScopeChanged},
      design_phase_complete_date = ${plan.designPhaseCompleteDate},
      project_complete_date = ${plan.projectCompleteDate},
      emvi_status = ${tender?.emviStatus ?? 'Unlocked'}, scope_eur = ${tender?.projectScopeEur ?? null},
      fictional_tender_benefit_eur = ${tender?.fictionalTenderBenefitEur ?? null},
      mki_max_discount_eur = ${tender?.mkiMaxDiscountEur ?? null},
      criteria_max_discount_eur = ${tender?.criteriaMaxDiscountEur ?? null},
      criteria = ${JSON.stringify(demonstrationCriteria(plan))}::jsonb,
      expected_number_of_applicants = ${tender?.expectedNumberOfApplicants ?? 20},
      mki_lower_boundary_eur = ${boundaries?.lowerEur ?? null}, mki_upper_boundary_eur = ${boundaries?.upperEur ?? null},
      seals_bids = ${tender !== null && tender.bids !== 'unsealed'}, bids_opened_at = ${bidsOpenedAt(plan)},
      modified_at = ${new Date(plan.modifiedAt)}
    WHERE id = ${project.id} AND organisation_id = ${project.organisationId}`);
}

/** The decision about the demonstration at the first start; null before it. */
export type DemonstrationDecision = 'made' | 'declined';

export async function findDecision(queries: Queries): Promise<DemonstrationDecision | null> {
  const row = await findRow<{ demonstration: DemonstrationDecision }>(
    queries,
    sql`SELECT demonstration FROM installation`,
  );
  return row?.demonstration ?? null;
}

export async function insertDecision(
  queries: Queries,
  decision: DemonstrationDecision,
  now: Date,
): Promise<void> {
  await queries.execute(
    sql`INSERT INTO installation (demonstration, decided_at) VALUES (${decision}, ${now})`,
  );
}

/** Any fixed number other than that of the migrations. */
const DECISION_LOCK = 8_400_732;

/** Returns true for the one server that decides now, until its transaction ends; others do not wait, but ask again. */
export async function lockDecision(queries: Queries): Promise<boolean> {
  const { held } = await getRow<{ held: boolean }>(
    queries,
    sql`SELECT pg_try_advisory_xact_lock(${DECISION_LOCK}::bigint) AS held`,
  );
  return held;
}
