import { type CompletionSubject, versionMoment } from '@milieuspoor/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow } from '../../database/rows.ts';
import type { ProjectData, ProjectRow } from './projects.queries.ts';

/** What can be changed of a project: what its members fill in, and the state of its life. */
export type ProjectState = ProjectData &
  Pick<
    ProjectRow,
    | 'status'
    | 'locked'
    | 'asbuiltScopeChanged'
    | 'designPhaseCompleteDate'
    | 'projectCompleteDate'
    | 'emviStatus'
    | 'mkiUpperBoundaryEur'
    | 'mkiLowerBoundaryEur'
    | 'mkiManuallySet'
    | 'referenceCalculationId'
    | 'referenceCalculationName'
    | 'mkiMaxDiscountEur'
    | 'criteriaMaxDiscountEur'
    | 'criteria'
    | 'scopeEur'
    | 'fictionalTenderBenefitEur'
    | 'expectedNumberOfApplicants'
    | 'applicantsCriteriaDiscountWiped'
    | 'penaltyFactor'
    | 'mkiCeilingEur'
    | 'discountSteps'
    | 'askedModules'
    | 'sealsBids'
  >;

const STATE_COLUMNS: Readonly<Record<keyof ProjectState, string>> = {
  name: 'name',
  description: 'description',
  location: 'location',
  latitude: 'latitude',
  longitude: 'longitude',
  projectType: 'project_type',
  sector: 'sector',
  contractType: 'contract_type',
  awardCriteria: 'award_criteria',
  plannedAwardDate: 'planned_award_date',
  plannedCompletionDate: 'planned_completion_date',
  status: 'status',
  locked: 'locked',
  asbuiltScopeChanged: 'asbuilt_scope_changed',
  designPhaseCompleteDate: 'design_phase_complete_date',
  projectCompleteDate: 'project_complete_date',
  emviStatus: 'emvi_status',
  mkiUpperBoundaryEur: 'mki_upper_boundary_eur',
  mkiLowerBoundaryEur: 'mki_lower_boundary_eur',
  mkiManuallySet: 'mki_manually_set',
  referenceCalculationId: 'reference_calculation_id',
  referenceCalculationName: 'reference_calculation_name',
  mkiMaxDiscountEur: 'mki_max_discount_eur',
  criteriaMaxDiscountEur: 'criteria_max_discount_eur',
  criteria: 'criteria',
  scopeEur: 'scope_eur',
  fictionalTenderBenefitEur: 'fictional_tender_benefit_eur',
  expectedNumberOfApplicants: 'expected_number_of_applicants',
  applicantsCriteriaDiscountWiped: 'applicants_criteria_discount_wiped',
  penaltyFactor: 'penalty_factor',
  mkiCeilingEur: 'mki_ceiling_eur',
  discountSteps: 'discount_steps',
  askedModules: 'asked_modules',
  sealsBids: 'seals_bids',
};

/**
 * Changes what is given of a project; absent keys stay as they are. What follows from something else, as the reference
 * value does from the baseline, is nobody's edit: `derived` leaves the revision of what people changed, so that no open form
 * of the project's data becomes stale. The version of the model is raised by the database, whoever changes it.
 */
export async function updateProjectRow(
  queries: Queries,
  project: Pick<ProjectRow, 'id' | 'organisationId' | 'modifiedAt'>,
  changes: Partial<ProjectState>,
  { now, derived = false }: { readonly now: Date; readonly derived?: boolean },
): Promise<void> {
  const assignments: SQL[] = [sql`modified_at = ${versionMoment(now, project.modifiedAt)}`];
  if (!derived) assignments.push(sql`revision = revision + 1, own_revision = revision + 1`);
  for (const [key, column] of Object.entries(STATE_COLUMNS)) {
    const value = changes[key as keyof ProjectState];
    if (value !== undefined) assignments.push(sql`${sql.identifier(column)} = ${stored(value)}`);
  }
  await queries.execute(sql`
    UPDATE project SET ${sql.join(assignments, sql`, `)}
    WHERE id = ${project.id} AND organisation_id = ${project.organisationId}`);
}

/** A value as its column takes it: a list is JSON. */
function stored(value: ProjectState[keyof ProjectState]): SQL {
  return typeof value === 'object' && value !== null ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`;
}

/** Who changed the project's own data last; '' when nobody who is known did. */
export async function findLastEditor(
  queries: Queries,
  project: Pick<ProjectRow, 'id' | 'organisationId'>,
): Promise<string> {
  const row = await findRow<{ name: string }>(
    queries,
    sql`
      SELECT actor_name AS name FROM history_entry
      WHERE project_id = ${project.id} AND organisation_id = ${project.organisationId}
        AND subject_type = 'project'
      ORDER BY id DESC LIMIT 1`,
  );
  return row?.name ?? '';
}

/** What the rules of completion ask about a project's calculations and bidders. */
export async function findCompletionFacts(
  queries: Queries,
  project: Pick<ProjectRow, 'id' | 'organisationId'>,
): Promise<Pick<CompletionSubject, 'active' | 'applicantCount' | 'winnerChosen'>> {
  const { applicantCount, winnerChosen, ...active } = await getRow<
    CompletionSubject['active'] & Pick<CompletionSubject, 'applicantCount' | 'winnerChosen'>
  >(
    queries,
    sql`
      SELECT
        count(*) FILTER (WHERE active AND calculation_type = 'design-baseline') > 0 AS "designBaseline",
        count(*) FILTER (WHERE active AND calculation_type = 'design-optimization') > 0 AS "designOptimization",
        count(*) FILTER (WHERE active AND calculation_type = 'as-built-baseline') > 0 AS "asBuiltBaseline",
        count(*) FILTER (WHERE active AND calculation_type = 'as-built-optimization') > 0 AS "asBuiltOptimization",
        (
          SELECT count(*) FROM applicant WHERE project_id = ${project.id}
            AND organisation_id = ${project.organisationId} AND deleted_at IS NULL
        )::int AS "applicantCount",
        count(*) FILTER (WHERE active AND calculation_type = 'applicant') > 0 AS "winnerChosen"
      FROM calculation
      WHERE project_id = ${project.id} AND organisation_id = ${project.organisationId} AND deleted_at IS NULL`,
  );
  return { active, applicantCount, winnerChosen };
}
