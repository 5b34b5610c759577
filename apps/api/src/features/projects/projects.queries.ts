import { randomUUID } from 'node:crypto';
import {
  type ContractType,
  type DiscountStep,
  type EmviStatus,
  type LifeCycleModule,
  type NamedCriterion,
  type ProjectStatus,
  type ProjectType,
  type Sector,
  versionMoment,
} from '@milieuspoor/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open-database.ts';
import { findRow } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import type { Scope } from '../../http/caller.ts';

/** What a member fills in of a project. */
export interface ProjectData {
  readonly name: string;
  readonly description: string;
  readonly location: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly projectType: ProjectType;
  readonly sector: Sector;
  readonly contractType: ContractType;
  readonly awardCriteria: boolean | null;
  /** 'yyyy-mm-dd'; of the choice of a design where nothing is tendered */
  readonly plannedAwardDate: string | null;
  /** 'yyyy-mm-dd', never before the planned award */
  readonly plannedCompletionDate: string | null;
}

/** What would be opened, as it was when somebody asked to open it, and as the API states it (docs/decisions/0081). */
export interface OpeningSubject {
  readonly award_model_version: number;
  readonly bidders: readonly { readonly uuid: string; readonly name: string }[];
}

type PlannedDates = Pick<ProjectData, 'plannedAwardDate' | 'plannedCompletionDate'>;

export interface ProjectRow extends ProjectData {
  readonly id: string;
  readonly organisationId: string;
  readonly organisationSlug: string;
  /** rises with every change of the project's own data or of its award model */
  readonly revision: number;
  /** the revision at which somebody last changed it */
  readonly ownRevision: number;
  /** the revision at which the award model last became another one, by somebody's hand or because it followed something */
  readonly awardModelVersion: number;
  readonly status: ProjectStatus;
  readonly emviStatus: EmviStatus;
  readonly locked: boolean;
  readonly asbuiltScopeChanged: boolean | null;
  /** 'yyyy-mm-dd' */
  readonly designPhaseCompleteDate: string | null;
  readonly projectCompleteDate: string | null;
  readonly mkiLowerBoundaryEur: number | null;
  readonly mkiUpperBoundaryEur: number | null;
  readonly mkiManuallySet: boolean;
  /** whose MKI the reference value is; null when set by hand, and where nobody knows any more */
  readonly referenceCalculationId: string | null;
  /** as it was called then */
  readonly referenceCalculationName: string | null;
  readonly mkiMaxDiscountEur: number | null;
  readonly criteriaMaxDiscountEur: number | null;
  /** by name; none where the other criteria are one amount */
  readonly criteria: readonly NamedCriterion[];
  readonly scopeEur: number | null;
  readonly fictionalTenderBenefitEur: number | null;
  readonly expectedNumberOfApplicants: number;
  readonly applicantsCriteriaDiscountWiped: boolean;
  readonly penaltyFactor: number;
  readonly mkiCeilingEur: number | null;
  /** what an MKI up to each earns; null where the discount follows a straight line */
  readonly discountSteps: readonly DiscountStep[] | null;
  /** what each post of a bid has to declare, beside what the baseline declares there; in their order */
  readonly askedModules: readonly LifeCycleModule[];
  /** whether bids are sealed until they are opened (docs/decisions/0093) */
  readonly sealsBids: boolean;
  /** null of bids that were never opened: they are sealed, or never were */
  readonly bidsOpenedAt: Date | null;
  /** of the award model, when they were opened; null while they are sealed, and where nobody knows */
  readonly bidsOpenedModelVersion: number | null;
  /** of the request to open them: null each while nobody asks */
  readonly openingAskedAt: Date | null;
  readonly openingAskedById: string | null;
  readonly openingAskedBy: string | null;
  /** before whose eyes; null also where the provider confirms */
  readonly openingWitnessId: string | null;
  readonly openingWitness: string | null;
  readonly openingAskedOf: OpeningSubject | null;
  /** of the correction that runs; null when none does */
  readonly correctionBegunAt: Date | null;
  readonly correctionBegunBy: string | null;
  readonly correctionReason: string | null;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
}

function nameOf(accountId: SQL): SQL {
  return sql`(
    SELECT coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.username)
    FROM account WHERE account.id = ${accountId})`;
}

export const PROJECT_COLUMNS = sql`
  project.id, project.organisation_id AS "organisationId", organisation.slug AS "organisationSlug",
  project.revision, project.own_revision AS "ownRevision", project.award_model_version AS "awardModelVersion", project.name, project.description, project.location, project.latitude, project.longitude,
  project.project_type AS "projectType", project.sector, project.contract_type AS "contractType",
  project.award_criteria AS "awardCriteria", project.planned_award_date::text AS "plannedAwardDate",
  project.planned_completion_date::text AS "plannedCompletionDate", project.status, project.emvi_status AS "emviStatus",
  project.locked, project.asbuilt_scope_changed AS "asbuiltScopeChanged",
  project.design_phase_complete_date::text AS "designPhaseCompleteDate",
  project.project_complete_date::text AS "projectCompleteDate",
  project.mki_lower_boundary_eur AS "mkiLowerBoundaryEur",
  project.mki_upper_boundary_eur AS "mkiUpperBoundaryEur", project.mki_manually_set AS "mkiManuallySet",
  project.reference_calculation_id AS "referenceCalculationId",
  project.reference_calculation_name AS "referenceCalculationName", project.mki_max_discount_eur AS "mkiMaxDiscountEur",
  project.criteria_max_discount_eur AS "criteriaMaxDiscountEur", project.criteria, project.scope_eur AS "scopeEur",
  project.fictional_tender_benefit_eur AS "fictionalTenderBenefitEur",
  project.expected_number_of_applicants AS "expectedNumberOfApplicants",
  project.applicants_criteria_discount_wiped AS "applicantsCriteriaDiscountWiped",
  project.seals_bids AS "sealsBids", project.bids_opened_at AS "bidsOpenedAt", project.bids_opened_model_version AS "bidsOpenedModelVersion",
  project.penalty_factor AS "penaltyFactor",
  project.mki_ceiling_eur AS "mkiCeilingEur", project.discount_steps AS "discountSteps",
  project.asked_modules AS "askedModules",
  project.opening_asked_at AS "openingAskedAt", project.opening_asked_by AS "openingAskedById",
  ${nameOf(sql`project.opening_asked_by`)} AS "openingAskedBy",
  project.opening_witness AS "openingWitnessId", ${nameOf(sql`project.opening_witness`)} AS "openingWitness",
  project.opening_asked_of AS "openingAskedOf",
  project.correction_begun_at AS "correctionBegunAt", project.correction_reason AS "correctionReason",
  ${nameOf(sql`project.correction_begun_by`)} AS "correctionBegunBy",
  project.created_at AS "createdAt", project.modified_at AS "modifiedAt"`;

export const PROJECTS = sql`project JOIN organisation ON organisation.id = project.organisation_id`;

/** A project within the scope. */
export async function findProject(queries: Queries, scope: Scope, id: string): Promise<ProjectRow | null> {
  return findRow(
    queries,
    sql`SELECT ${PROJECT_COLUMNS} FROM ${PROJECTS}
      WHERE project.id = ${id} AND ${inScope(scope, sql`project.organisation_id`)}`,
  );
}

/** Takes hold of a project until the transaction ends, so that what is decided on its state still holds when stored. */
export async function lockProjectRow(queries: Queries, scope: Scope, id: string): Promise<ProjectRow | null> {
  return findRow(
    queries,
    sql`SELECT ${PROJECT_COLUMNS} FROM ${PROJECTS}
      WHERE project.id = ${id} AND ${inScope(scope, sql`project.organisation_id`)} FOR UPDATE OF project`,
  );
}

/** What tells a request that is sent again from another one. */
export interface MakingRequest {
  /** the project that comes of it */
  readonly id: string;
  /** null when it cannot be sent again: it has no key */
  readonly sha256: Buffer | null;
}

/** Stores a new project in an organisation; answers its id. */
export async function insertProject(
  queries: Queries,
  organisationId: string,
  data: Omit<ProjectData, keyof PlannedDates> & Partial<PlannedDates>,
  now: Date,
): Promise<string> {
  const request = { id: randomUUID(), sha256: null };
  const planned = { plannedAwardDate: null, plannedCompletionDate: null };
  await insertProjectOnce(queries, organisationId, { ...planned, ...data }, { now, request });
  return request.id;
}

/** Stores a new project unless its request did before; answers whether it was stored. */
export async function insertProjectOnce(
  queries: Queries,
  organisationId: string,
  data: ProjectData,
  { now, request }: { readonly now: Date; readonly request: MakingRequest },
): Promise<boolean> {
  const row = await findRow<{ id: string }>(
    queries,
    sql`
      INSERT INTO project (id, organisation_id, name, description, location, latitude, longitude, project_type, sector,
        contract_type, award_criteria, planned_award_date, planned_completion_date, made_by_request, created_at, modified_at)
      VALUES (${request.id}, ${organisationId}, ${data.name}, ${data.description}, ${data.location}, ${data.latitude},
        ${data.longitude}, ${data.projectType}, ${data.sector}, ${data.contractType}, ${data.awardCriteria},
        ${data.plannedAwardDate}, ${data.plannedCompletionDate},
        ${request.sha256}, ${now}, ${now})
      ON CONFLICT (id, organisation_id) DO NOTHING RETURNING id`,
  );
  return row !== null;
}

/** Whether a project of an organisation was made by this very request. */
export async function wasMadeBy(
  queries: Queries,
  organisationId: string,
  { id, sha256 }: MakingRequest,
): Promise<boolean> {
  const row = await findRow<{ same: boolean | null }>(
    queries,
    sql`
      SELECT made_by_request = ${sha256} AS same FROM project
      WHERE id = ${id} AND organisation_id = ${organisationId}`,
  );
  return row?.same === true;
}

/** Marks a project as changed, as when one of its calculations is; its own data stay what they were. */
export async function touchProject(
  queries: Queries,
  project: Pick<ProjectRow, 'id' | 'organisationId' | 'modifiedAt'>,
  now: Date,
): Promise<void> {
  await queries.execute(sql`
    UPDATE project SET modified_at = ${versionMoment(now, project.modifiedAt)}
    WHERE id = ${project.id} AND organisation_id = ${project.organisationId}`);
}
