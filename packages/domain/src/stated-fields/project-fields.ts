import { CONTRACT_TYPES, PROJECT_TYPES, SECTORS } from '../projects/project-choices.ts';
import {
  CONTRACT_TYPE_LABELS,
  PROJECT_TYPE_LABELS,
  SECTOR_LABELS,
  STATUS_LABELS,
} from '../projects/project-labels.ts';
import { EMVI_STATUSES, PROJECT_STATUSES } from '../projects/project-statuses.ts';
import type { FilledField, NewValuesOf, StatedFields, ValuesOf } from './stated-fields.ts';

/**
 * The fields of a project that members fill in, as long as `projectDataLock` allows it, in the order of the API. The
 * row, its columns, the API's fields, the history, the form and the names in a conflict are made from this table;
 * CONTRIBUTING explains how to add a field.
 */
export const PROJECT_DATA = {
  name: { wire: 'project_name', kind: 'line', max: 100, required: true },
  description: { wire: 'project_description', kind: 'text', max: 500 },
  location: { wire: 'project_location', kind: 'line', max: 300 },
  latitude: { wire: 'latitude', kind: 'degrees', max: 90 },
  longitude: { wire: 'longitude', kind: 'degrees', max: 180 },
  projectType: { wire: 'project_type', kind: 'choice', choices: PROJECT_TYPES, labels: PROJECT_TYPE_LABELS },
  sector: { wire: 'sector', kind: 'choice', choices: SECTORS, labels: SECTOR_LABELS },
  contractType: {
    wire: 'project_contract_type',
    kind: 'choice',
    choices: CONTRACT_TYPES,
    labels: CONTRACT_TYPE_LABELS,
  },
  awardCriteria: { wire: 'project_award_criteria', kind: 'answer' },
  /** of the choice of a design if nothing is tendered */
  plannedAwardDate: { wire: 'planned_award_date', kind: 'day' },
  /** never before the planned award */
  plannedCompletionDate: { wire: 'planned_completion_date', kind: 'day' },
} as const satisfies Readonly<Record<string, FilledField>>;

/** The award model, which members fill in until it is completed. */
export const PROJECT_MODEL = {
  mkiLowerBoundaryEur: { wire: 'mki_lower_boundary', kind: 'euro' },
  mkiUpperBoundaryEur: { wire: 'mki_upper_boundary', kind: 'euro' },
  mkiManuallySet: { wire: 'mki_manually_set', kind: 'yes-no' },
  mkiMaxDiscountEur: { wire: 'mki_max_discount', kind: 'euro' },
  criteriaMaxDiscountEur: { wire: 'criteria_max_discount', kind: 'euro' },
  scopeEur: { wire: 'projectscope', kind: 'euro' },
  fictionalTenderBenefitEur: { wire: 'fictional_tender_benefit', kind: 'euro' },
  expectedNumberOfApplicants: { wire: 'expected_number_of_applicants', kind: 'number' },
  penaltyFactor: { wire: 'mki_penalty_factor', kind: 'number' },
  mkiCeilingEur: { wire: 'mki_ceiling', kind: 'euro' },
  /** the modules that each post of a bid must declare, beside those that the baseline declares there; in their order */
  askedModules: { wire: 'asked_modules', kind: 'modules' },
  /** whether bids are sealed until they are opened (docs/decisions/0093) */
  sealsBids: { wire: 'seal_bids', kind: 'yes-no' },
} as const satisfies StatedFields;

/** The other parts of the model, which have their own shape in the API. */
export const PROJECT_MODEL_PARTS = {
  /** by name; empty if the other criteria are one amount */
  criteria: { wire: 'criteria', kind: 'criteria' },
  /** what an MKI up to each earns; null if the discount follows a straight line */
  discountSteps: { wire: 'mki_steps', kind: 'steps' },
  /** the calculation whose MKI is the reference value; null if it was set by hand, and if it is no longer known */
  referenceCalculationId: { wire: 'mki_reference_calculation', kind: 'reference' },
  /** its name at that time */
  referenceCalculationName: { wire: 'mki_reference_calculation', kind: 'reference' },
} as const satisfies StatedFields;

/** The state of a project's life: members complete a phase or the model and answer its questions, staff lock it. */
export const PROJECT_LIFE = {
  status: {
    wire: 'project_status',
    kind: 'choice',
    choices: PROJECT_STATUSES,
    labels: STATUS_LABELS,
  },
  emviStatus: { wire: 'emvi_status', kind: 'choice', choices: EMVI_STATUSES, labels: null },
  locked: { wire: 'project_locked', kind: 'yes-no' },
  asbuiltScopeChanged: { wire: 'asbuilt_scope_changed', kind: 'answer' },
  designPhaseCompleteDate: { wire: 'design_phase_complete_date', kind: 'day' },
  projectCompleteDate: { wire: 'project_complete_date', kind: 'day' },
  applicantsCriteriaDiscountWiped: { wire: 'applicants_criteria_discount_wiped', kind: 'yes-no' },
} as const satisfies StatedFields;

/** All fields of a project that can change. */
export const PROJECT_FIELDS = {
  ...PROJECT_DATA,
  ...PROJECT_LIFE,
  ...PROJECT_MODEL,
  ...PROJECT_MODEL_PARTS,
} as const;

export type ProjectData = ValuesOf<typeof PROJECT_DATA>;
export type NewProjectData = NewValuesOf<typeof PROJECT_DATA>;
export type ProjectState = ValuesOf<typeof PROJECT_FIELDS>;
