import {
  awardModelEditable,
  boundariesFromBaseline,
  PROJECT_MODEL,
  PROJECT_MODEL_PARTS,
  type ProjectState,
  problemsOfChange,
  projectDataLock,
  withReferenceValue,
} from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { done, type Outcome, refused } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';
import { hadApplicants } from '../../bids/applicants.queries.ts';
import { findActiveCalculation } from '../../calculations/calculations.queries.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import { atFields, awardModelOf, columnOf, hasAwardModel } from './award-model-of.ts';

/**
 * Returns the consequences of the requested changes of the award model, by its rules (part 2, §5): a reference value
 * that is typed is set by hand, one that is given back follows the active baseline, and the target value changes too as
 * long as it is the default (D-39 and D-40). It does not store the values.
 */
export async function changeAwardModel(
  queries: Queries,
  project: ProjectRow,
  asked: Partial<ProjectState>,
): Promise<Outcome<Partial<ProjectState>>> {
  if (!Object.keys(asked).some((column) => column in PROJECT_MODEL || column in PROJECT_MODEL_PARTS))
    return done({});
  const lock = projectDataLock(project);
  if (lock) return refused({ kind: 'conflict', message: message(lock) });
  if (!hasAwardModel({ ...project, ...asked }))
    return refused({ kind: 'conflict', message: message('no-award-model') });
  if (!awardModelEditable(project.emviStatus))
    return refused({ kind: 'conflict', message: message('award-model-complete') });
  // Sealing bids that were visible would claim what is not true, and unsealing would show what was entered under seal.
  if (asked.sealsBids !== undefined && (await hadApplicants(queries, project)))
    return refused({ kind: 'conflict', message: message('seal-after-bids') });

  const followed = await boundariesAfter(queries, project, asked);
  const problems = problemsOfChange(
    awardModelOf(project),
    awardModelOf({ ...project, ...asked, ...followed }),
    (field) => columnOf(field) in asked,
  );
  return problems.length > 0 ? refused({ kind: 'invalid', fields: atFields(problems) }) : done(followed);
}

type Boundaries = Pick<
  ProjectState,
  | 'mkiUpperBoundaryEur'
  | 'mkiLowerBoundaryEur'
  | 'mkiManuallySet'
  | 'referenceCalculationId'
  | 'referenceCalculationName'
>;

/** A value that was typed belongs to no calculation. */
const BY_HAND = { referenceCalculationId: null, referenceCalculationName: null } as const;

async function boundariesAfter(
  queries: Queries,
  project: ProjectRow,
  asked: Partial<ProjectState>,
): Promise<Partial<Boundaries>> {
  // With steps, the boundaries are those of the first and the last step.
  if (asked.discountSteps) return BY_HAND;
  if (project.discountSteps) return {};
  const former = { upperEur: project.mkiUpperBoundaryEur, lowerEur: project.mkiLowerBoundaryEur };
  if (asked.mkiManuallySet === false) {
    const baseline = await findActiveCalculation(queries, project, 'design-baseline');
    const followed =
      baseline && boundariesFromBaseline({ ...former, manuallySet: false }, baseline.headlineMkiEur);
    const source = baseline && {
      referenceCalculationId: baseline.id,
      referenceCalculationName: baseline.name,
    };
    // A value that is typed in the same request is not the baseline's, whatever it is.
    return {
      ...source,
      ...(followed ? withTarget(followed, asked) : { mkiUpperBoundaryEur: former.upperEur }),
    };
  }
  const { mkiUpperBoundaryEur: upperEur } = asked;
  if (upperEur === undefined) return asked.mkiManuallySet === true ? BY_HAND : {};
  const byHand = { ...BY_HAND, mkiManuallySet: true };
  return upperEur === null
    ? byHand
    : { ...byHand, ...withTarget(withReferenceValue(former, upperEur), asked) };
}

/** Returns the boundaries; a target value that was set by hand comes before the default. */
function withTarget(
  { upperEur, lowerEur }: { readonly upperEur: number | null; readonly lowerEur: number | null },
  asked: Partial<ProjectState>,
): Partial<Boundaries> {
  return { mkiUpperBoundaryEur: upperEur, mkiLowerBoundaryEur: asked.mkiLowerBoundaryEur ?? lowerEur };
}
