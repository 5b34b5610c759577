import { designPair, type TypePair } from './phase-pairs.ts';
import { asBuiltBaselineType, asBuiltVariant, type CompletionSubject } from './project-completion.ts';

/** The facts that decide which pair represents a project. */
export type RepresentedProject = Pick<
  CompletionSubject,
  'contractType' | 'awardCriteria' | 'asbuiltScopeChanged'
> & { readonly complete: boolean };

/**
 * Returns the pairs that may represent a project in the totals of organisation and sector, in the order in which they
 * are tried: the as-built pair of a completed project, else the design pair; never one calculation of each (D-5). With
 * award criteria the winner's calculation is the optimisation of the design (D-29). A fixed price whose scope did not
 * change uses its design baseline as the as-built one (D-20).
 */
export function representativeTypes(project: RepresentedProject): readonly TypePair[] {
  const design = designPair(project);
  if (!project.complete || asBuiltVariant(project) === null) return [design];
  const baseline = asBuiltBaselineType(project) ?? 'design-baseline';
  return [{ baseline, optimization: 'as-built-optimization' }, design];
}
