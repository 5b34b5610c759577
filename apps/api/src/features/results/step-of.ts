import { type Actor, type NextStep, nextStep } from '@milieuspoor/domain';
import { hasSealedBids } from '../bids/sealed/seal-of.ts';
import type { StepFactsRow } from '../projects/project-list.queries.ts';
import type { ProjectRow } from '../projects/projects.queries.ts';

/** Returns the next step of a project for somebody, of the facts that a list knows; null once it is complete. */
export function stepOf(
  project: ProjectRow,
  facts: StepFactsRow,
  actor: Actor,
  winnerPossible: boolean | null,
): NextStep | null {
  const subject = {
    ...project,
    active: {
      designBaseline: facts.activeDesignBaseline,
      designOptimization: facts.activeDesignOptimization,
      asBuiltBaseline: facts.activeAsBuiltBaseline,
      asBuiltOptimization: facts.activeAsBuiltOptimization,
    },
    stored: {
      designBaseline: facts.storedDesignBaseline,
      designOptimization: facts.storedDesignOptimization,
      asBuiltOptimization: facts.storedAsBuiltOptimization,
    },
    applicantCount: facts.applicantCount,
    winnerChosen: facts.winnerChosen,
    winnerPossible,
    // This needs a ranking of the bids.
    winnerExplained: null,
    correcting: project.correctionBegunAt !== null,
    bidsSealed: hasSealedBids(project),
  };
  return nextStep(subject, actor);
}
