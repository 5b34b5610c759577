import type { Project } from '@milieuspoor/contract';
import {
  benefitPercentage,
  CONTRACT_TYPE_LABELS,
  formatModified,
  type Language,
  levelPercentage,
  PROJECT_DATA,
  PROJECT_LIFE,
  PROJECT_MODEL,
  SECTOR_LABELS,
  STATUS_LABELS,
  toWire,
} from '@milieuspoor/domain';
import { takesLateCalculations } from './late-calculations.ts';
import type { ProjectRow } from './projects.queries.ts';

/** The fields that the API states as they are stored. */
const STATED = { ...PROJECT_DATA, ...PROJECT_LIFE, ...PROJECT_MODEL };

/** Returns a project in the form of the API. */
export function toProject(row: ProjectRow, language: Language): Project {
  return {
    uuid: row.id,
    revision: row.revision,
    award_model_version: row.awardModelVersion,
    organization: row.organisationSlug,
    ...toWire(STATED, row),
    sector_display: SECTOR_LABELS[language][row.sector],
    project_contract_type_display: CONTRACT_TYPE_LABELS[language][row.contractType],
    project_status_display: STATUS_LABELS[language][row.status],
    mki_reference_calculation: referenceOf(row),
    criteria: row.criteria.map(({ id, name, maxDiscountEur, scale }) => ({
      uuid: id,
      name,
      max_discount: maxDiscountEur,
      scale:
        scale?.map((level) => ({ percentage: levelPercentage(level.permille), name: level.name })) ?? null,
    })),
    fictional_tender_benefit_percentage: benefitPercentage(row.fictionalTenderBenefitEur, row.scopeEur),
    asked_modules: [...row.askedModules],
    mki_steps:
      row.discountSteps?.map(({ mkiUptoEur, discountEur }) => ({
        mki_upto: mkiUptoEur,
        discount: discountEur,
      })) ?? null,
    bids_opened: row.bidsOpenedAt && formatModified(row.bidsOpenedAt),
    late_calculations: row.bidsOpenedAt !== null && takesLateCalculations(row),
    opening_request: openingRequestOf(row),
    correction: correctionOf(row),
    created: formatModified(row.createdAt),
    modified: formatModified(row.modifiedAt),
  };
}

/** Returns the calculation whose MKI is the reference value; null if unknown. */
function referenceOf({
  referenceCalculationId: uuid,
  referenceCalculationName: name,
}: ProjectRow): Project['mki_reference_calculation'] {
  return uuid !== null && name !== null ? { uuid, name } : null;
}

/** Returns who requests to open the bids, and with which witness; null if there is no request. */
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

/** Returns the running correction; null if there is none. */
function correctionOf({
  correctionBegunAt: since,
  correctionBegunBy: by,
  correctionReason: reason,
}: ProjectRow): Project['correction'] {
  return since && by !== null && reason !== null ? { since: formatModified(since), by, reason } : null;
}
