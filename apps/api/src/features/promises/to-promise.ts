import type { PromiseRow } from '@milieuspoor/contract';
import { type PromiseOutcome, type PromisePair, reductionPercent } from '@milieuspoor/domain';
import type { ConcludedProject } from './conclude-project.ts';

/** Returns a project with what became of its promise, in the form of the API. */
export function toPromise({
  project,
  isAward,
  promised,
  built,
  outcome,
  obstacle,
}: ConcludedProject): PromiseRow {
  const { id, name, status, year } = project;
  return {
    ...{ uuid: id, name, project_status: status, year, kind: isAward ? 'award' : 'design' },
    ...{ promise: toSide(promised), built: toSide(built) },
    outcome: outcome && toPromiseFigures(outcome),
    obstacle,
  };
}

function toSide(pair: PromisePair | null): PromiseRow['promise'] {
  const comparison = pair?.compared.comparison;
  if (!comparison) return null;
  const { baseline, optimization, incomplete } = comparison;
  return { baseline, optimization, percent: reductionPercent(comparison), incomplete };
}

/** Returns the figures of one project or of several together, in the form of the API. */
export function toPromiseFigures(outcome: PromiseOutcome): NonNullable<PromiseRow['outcome']> {
  return {
    promised_percent: outcome.promisedPercent,
    built_percent: outcome.builtPercent,
    points: outcome.points,
    baseline: outcome.baselineEur,
    promised: outcome.promisedEur,
    built: outcome.builtEur,
    deviation: outcome.deviationEur,
    incomplete: outcome.incomplete,
  };
}
