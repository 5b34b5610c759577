import type { Project } from '@milieuspoor/contract';
import {
  benefitPercentage,
  CONTRACT_TYPE_LABELS,
  formatModified,
  type Language,
  levelPercentage,
  SECTOR_LABELS,
  STATUS_LABELS,
} from '@milieuspoor/domain';
import { takesLateCalculations } from './late-calculations.ts';
import type { ProjectRow } from './projects.queries.ts';

/** A project as the API states it. */
export function toProject(row: ProjectRow, language: Language): Project {
  return {
    uuid: row.id,
    revision: row.revision,
    award_model_version: row.awardModelVersion,
    organization: row.organisationSlug,
    project_name: row.name,
    project_description: row.description,
    project_location: row.location,
    latitude: row.latitude,
    longitude: row.longitude,
    project_type: row.projectType,
    sector: row.sector,
    sector_display: SECTOR_LABELS[language][row.sector],
    project_contract_type: row.contractType,
    project_contract_type_display: CONTRACT_TYPE_LABELS[language][row.contractType],
    project_award_criteria: row.awardCriteria,
    planned_award_date: row.plannedAwardDate,
    planned_completion_date: row.plannedCompletionDate,
    project_status: row.status,
    project_status_display: STATUS_LABELS[language][row.status],
    emvi_status: row.emviStatus,
    project_locked: row.locked,
    asbuilt_scope_changed: row.asbuiltScopeChanged,
    design_phase_complete_date: row.designPhaseCompleteDate,
    project_complete_date: row.projectCompleteDate,
    mki_lower_boundary: row.mkiLowerBoundaryEur,
    mki_upper_boundary: row.mkiUpperBoundaryEur,
    mki_manually_set: row.mkiManuallySet,
    mki_reference_calculation: referenceOf(row),
    mki_max_discount: row.mkiMaxDiscountEur,
    criteria_max_discount: row.criteriaMaxDiscountEur,
    criteria: row.criteria.map(({ id, name, maxDiscountEur, scale }) => ({
      uuid: id,
      name,
      max_discount: maxDiscountEur,
      scale:
        scale?.map((level) => ({ percentage: levelPercentage(level.permille), name: level.name })) ?? null,
    })),
    projectscope: row.scopeEur,
    fictional_tender_benefit: row.fictionalTenderBenefitEur,
    fictional_tender_benefit_percentage: benefitPercentage(row.fictionalTenderBenefitEur, row.scopeEur),
    expected_number_of_applicants: row.expectedNumberOfApplicants,
    applicants_criteria_discount_wiped: row.applicantsCriteriaDiscountWiped,
    mki_penalty_factor: row.penaltyFactor,
    mki_ceiling: row.mkiCeilingEur,
    asked_modules: [...row.askedModules],
    mki_steps:
      row.discountSteps?.map(({ mkiUptoEur, discountEur }) => ({
        mki_upto: mkiUptoEur,
        discount: discountEur,
      })) ?? null,
    seal_bids: row.sealsBids,
    bids_opened: row.bidsOpenedAt && formatModified(row.bidsOpenedAt),
    late_calculations: row.bidsOpenedAt !== null && takesLateCalculations(row),
    opening_request: openingRequestOf(row),
    correction: correctionOf(row),
    created: formatModified(row.createdAt),
    modified: formatModified(row.modifiedAt),
  };
}

/** Whose MKI the reference value is; null when it is nobody's that is known. */
function referenceOf({
  referenceCalculationId: uuid,
  referenceCalculationName: name,
}: ProjectRow): Project['mki_reference_calculation'] {
  return uuid !== null && name !== null ? { uuid, name } : null;
}

/** Who asks to open the bids, and before whose eyes; null while nobody does. */
function openingRequestOf(row: ProjectRow): Project['opening_request'] {
  const { openingAskedAt: since, openingAskedById: uuid, openingAskedBy: name } = row;
  if (!since || uuid === null || name === null) return null;
  const { openingWitnessId, openingWitness } = row;
  return {
    since: formatModified(since),
    asked_by: { uuid, name },
    witness:
      openingWitnessId !== null && openingWitness !== null
        ? { uuid: openingWitnessId, name: openingWitness }
        : null,
  };
}

/** The correction that runs; null when none does. */
function correctionOf({
  correctionBegunAt: since,
  correctionBegunBy: by,
  correctionReason: reason,
}: ProjectRow): Project['correction'] {
  return since && by !== null && reason !== null ? { since: formatModified(since), by, reason } : null;
}
