import type { Project, ProjectChanges } from '@milieuspoor/contract';
import { AWARD_MODEL_FIELDS, type AwardModelField, configuredTabs } from '@milieuspoor/domain';
import { awardModelOf, MODEL_COLUMNS } from '../../model-columns.ts';

/** Tells whether a project has a model that can be copied: it is awarded on criteria, and something is filled in. */
export function hasModel(project: Project): boolean {
  const tabs = configuredTabs({
    contractType: project.project_contract_type,
    awardCriteria: project.project_award_criteria,
  });
  const { scopeEur, benefitEur, mkiMaxDiscountEur } = awardModelOf(project);
  const isFilledIn = [scopeEur, benefitEur, mkiMaxDiscountEur].some((eur) => eur !== null);
  return tabs['award-criterion'] !== 'Excluded' && isFilledIn;
}

/**
 * Tells whether the boundaries are copied: boundaries that follow a baseline belong to the project of that baseline.
 */
export function takesBoundaries(source: Project): boolean {
  return source.mki_manually_set && source.mki_upper_boundary !== null;
}

/** Tells whether the discount of the source is in steps: they are copied, with the boundaries and the maximum. */
function takesSteps(source: Project): boolean {
  return source.mki_steps !== null && takesBoundaries(source);
}

/** Returns the fields of a model that are copied. */
export function copiedFields(source: Project): readonly AwardModelField[] {
  const boundaries = takesBoundaries(source);
  return AWARD_MODEL_FIELDS.filter(
    (field) => boundaries || (field !== 'upperEur' && field !== 'lowerEur' && field !== 'ceilingEur'),
  );
}

/**
 * Returns the change that gives a project the model of another. It is one change, because the values belong together.
 * If there are bids already, the choice whether they are sealed stays as it is.
 */
export function copiedModel(source: Project, { hasBids }: { readonly hasBids: boolean }): ProjectChanges {
  const model = awardModelOf(source);
  return {
    ...Object.fromEntries(copiedFields(source).map((field) => [MODEL_COLUMNS[field], model[field]])),
    // By name only: in another project they are other criteria.
    criteria: source.criteria.map(({ name, max_discount, scale }) => ({ name, max_discount, scale })),
    ...(takesBoundaries(source) ? { mki_manually_set: true } : {}),
    mki_steps: takesSteps(source) ? source.mki_steps : null,
    asked_modules: source.asked_modules,
    mki_penalty_factor: source.mki_penalty_factor,
    ...(hasBids ? {} : { seal_bids: source.seal_bids }),
    expected_number_of_applicants: source.expected_number_of_applicants,
  };
}
