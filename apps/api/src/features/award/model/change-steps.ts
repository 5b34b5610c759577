import type { ProjectChanges } from '@milieuspoor/contract';
import {
  type DiscountStep,
  type ProjectState,
  type StepFields,
  stepProblems,
  valuesOfSteps,
} from '@milieuspoor/domain';
import { done, invalidField, type Outcome, refused } from '../../../http/outcome.ts';
import { fieldMessage, type Message, message } from '../../../text/message.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';

const FIELDS = { mkiUptoEur: 'mki_upto', discountEur: 'discount' } as const;

/**
 * Returns the consequences of the requested steps: the list, and the boundaries and the maximum that follow from it,
 * which count as set by hand (docs/decisions/0087). While there are steps, a separate boundary or maximum is refused,
 * since it could differ. Removing the steps keeps the values, now for a straight line.
 */
export function changeSteps(project: ProjectRow, input: ProjectChanges): Outcome<Partial<ProjectState>> {
  const { discountSteps: former } = project;
  const asked = input.mki_steps?.map(
    ({ mki_upto, discount }): StepFields => ({ mkiUptoEur: mki_upto, discountEur: discount }),
  );
  const fields = asked ? problemsOf(asked) : {};
  if (Object.keys(fields).length > 0) return refused({ kind: 'invalid', fields });
  if (input.mki_steps === null) return done(former ? { discountSteps: null } : {});
  const steps = asked ? asked.filter(isFilledIn) : former;
  if (!steps) return done({});
  const { lowerEur, upperEur, mkiMaxDiscountEur } = valuesOfSteps(steps);
  const apart = [
    ['mki_lower_boundary', lowerEur, project.mkiLowerBoundaryEur],
    ['mki_upper_boundary', upperEur, project.mkiUpperBoundaryEur],
    ['mki_max_discount', mkiMaxDiscountEur, project.mkiMaxDiscountEur],
  ] as const;
  for (const [field, eur, formerEur] of apart) {
    const said = input[field];
    if (said !== undefined && said !== eur && said !== formerEur)
      return invalidField(field, message('follows-from-steps'));
  }
  if (input.mki_manually_set === false)
    return invalidField('mki_manually_set', message('follows-from-steps'));
  const next = {
    mkiLowerBoundaryEur: lowerEur,
    mkiUpperBoundaryEur: upperEur,
    mkiMaxDiscountEur,
    mkiManuallySet: true,
  };
  const derived = Object.entries(next).filter(([key, value]) => value !== project[key as keyof typeof next]);
  const isSame =
    former !== null && JSON.stringify(former.map(ordered)) === JSON.stringify(steps.map(ordered));
  return done({ ...Object.fromEntries(derived), ...(isSame ? {} : { discountSteps: steps.map(ordered) }) });
}

function problemsOf(steps: readonly StepFields[]): Record<string, readonly Message[]> {
  const problems = stepProblems(steps).map(({ place, field, ...problem }) => [
    `mki_steps.${place}.${FIELDS[field]}`,
    [fieldMessage(problem)],
  ]);
  return Object.fromEntries(problems);
}

function isFilledIn(step: StepFields): step is DiscountStep {
  return step.mkiUptoEur !== null && step.discountEur !== null;
}

/** Returns the fields in the order of this line for comparing JSON, because the database has another order. */
function ordered({ mkiUptoEur, discountEur }: DiscountStep): DiscountStep {
  return { mkiUptoEur, discountEur };
}
