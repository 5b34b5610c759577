import type { CalculationType } from '../calculations/calculation-types.ts';
import { asBuiltBaselineType, asBuiltVariant, type CompletionSubject } from './project-completion.ts';
import { configuredTabs } from './project-tabs.ts';

/** The types of the two calculations that are compared with one another. */
export interface TypePair {
  readonly baseline: CalculationType;
  readonly optimization: CalculationType;
}

/** What decides which pair stands for a project. */
export type RepresentedProject = Pick<
  CompletionSubject,
  'contractType' | 'awardCriteria' | 'asbuiltScopeChanged'
> & { readonly complete: boolean };

/**
 * The pairs that may stand for a project in the totals of organisation and sector, in the order in which they are tried:
 * the as-built pair of a completed project, else the design pair; never one calculation of each (decision 05). With award
 * criteria the winner's calculation is the optimisation of the design (decision 29). A fixed price whose scope did not
 * change keeps its design baseline as the as-built one (decision 20).
 */
export function representativeTypes(project: RepresentedProject): readonly TypePair[] {
  const design: TypePair = {
    baseline: 'design-baseline',
    optimization: configuredTabs(project).optimization === 'Basic' ? 'design-optimization' : 'applicant',
  };
  if (!project.complete || asBuiltVariant(project) === null) return [design];
  const baseline = asBuiltBaselineType(project) ?? 'design-baseline';
  return [{ baseline, optimization: 'as-built-optimization' }, design];
}
