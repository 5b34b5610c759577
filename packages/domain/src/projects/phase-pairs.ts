import type { CalculationType } from '../items/calculation-types.ts';
import { asBuiltBaselineType, type CompletionSubject } from './project-completion.ts';
import { configuredTabs } from './project-tabs.ts';

/** The types of two calculations that are compared with each other. */
export interface TypePair {
  readonly baseline: CalculationType;
  readonly optimization: CalculationType;
}

type PairedProject = Pick<CompletionSubject, 'contractType' | 'awardCriteria' | 'asbuiltScopeChanged'>;

/** Returns the pair of a design: with award criteria the winner's calculation is its optimisation (D-29). */
export function designPair(project: PairedProject): TypePair {
  const own = configuredTabs(project).optimization === 'Basic';
  return { baseline: 'design-baseline', optimization: own ? 'design-optimization' : 'applicant' };
}

/**
 * Returns the pair of what was built, with the baseline that its contract prescribes; null for a project without an
 * as-built phase, and while nobody has said which baseline that is.
 */
export function asBuiltPair(project: PairedProject): TypePair | null {
  if (configuredTabs(project)['as-built'] === 'Excluded') return null;
  const baseline = asBuiltBaselineType(project);
  return baseline && { baseline, optimization: 'as-built-optimization' };
}
