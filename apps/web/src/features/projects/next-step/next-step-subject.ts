import type { Calculation, Project } from '@milieuspoor/contract';
import type { CalculationType, NextStepSubject } from '@milieuspoor/domain';
import { hasSealedBids } from '../../../lib/has-sealed-bids.ts';
import { type BiddersOfProject, completionSubjectOf } from '../life/completion-subject.ts';

/** Returns what the rule of the next step needs to know of a project on the screen. */
export function nextStepSubjectOf(
  project: Project,
  calculations: readonly Pick<Calculation, 'calculation_type' | 'active'>[],
  bidders?: BiddersOfProject,
): NextStepSubject {
  const has = (type: CalculationType) =>
    calculations.some(({ calculation_type }) => calculation_type === type);
  return {
    ...completionSubjectOf(project, calculations, bidders),
    locked: project.project_locked,
    stored: {
      designBaseline: has('design-baseline'),
      designOptimization: has('design-optimization'),
      asBuiltOptimization: has('as-built-optimization'),
    },
    bidsSealed: hasSealedBids(project),
    winnerPossible: bidders?.winnerPossible ?? null,
  };
}
