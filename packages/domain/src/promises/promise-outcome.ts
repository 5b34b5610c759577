import type { Comparison, PairComparison } from '../figures/compare-pair.ts';
import { numberOf, productAsRead, sumAsRead } from '../format/exact-fraction.ts';
import { reductionPercent } from '../statistics/reduction.ts';

/** Why nothing is concluded about a promise, in the order in which it is looked at. */
export const PROMISE_OBSTACLES = [
  'sealed',
  'not-promised',
  'promise-outside-set',
  'promise-not-compared',
  'no-as-built-phase',
  'not-complete',
  'not-built',
  'built-outside-set',
  'built-not-compared',
  'other-weights',
  'other-work',
  'baseline-not-positive',
] as const;
export type PromiseObstacle = (typeof PROMISE_OBSTACLES)[number];

/** Two calculations of a project that may be compared with each other. */
export interface PromisePair {
  /** whether both state the set of the question */
  readonly inSet: boolean;
  /** their MKI in that set */
  readonly compared: PairComparison;
}

/** The facts about a project whose design phase is complete. */
export interface PromiseSubject {
  /** whether its bids are sealed, so that nothing may be told of what was offered */
  readonly sealed: boolean;
  /** whether its contract has an as-built phase */
  readonly asBuiltPhase: boolean;
  /** whether the whole project is complete, so that its as-built calculations are final */
  readonly complete: boolean;
  /** the design or the winning bid, compared with the design baseline; null where one of them is not active */
  readonly promised: PromisePair | null;
  /** the realised work, compared with the baseline that the contract prescribes; null where one of them is not active */
  readonly built: PromisePair | null;
  /** the realised work, compared with the design baseline; null where one of them is not active */
  readonly between: PromisePair | null;
}

/** What became of a promise. */
export interface PromiseOutcome {
  /** how much less than the design baseline was promised, percent of it */
  readonly promisedPercent: number;
  /** how much less than its baseline the realised work costs, percent of it */
  readonly builtPercent: number;
  /** built less promised, percentage points; below 0 less was saved than promised */
  readonly points: number;
  /** the baseline of the realised work, euro */
  readonly baselineEur: number;
  /** what was promised for the realised work: promised MKI × (baseline as built ÷ design baseline), euro (D-109) */
  readonly promisedEur: number;
  /** euro */
  readonly builtEur: number;
  /** built less promised, euro; above 0 is worse than promised */
  readonly deviationEur: number;
  /** whether an item of one of the calculations declares only a part of its indicators */
  readonly incomplete: boolean;
}

export type PromiseConclusion =
  | { readonly outcome: PromiseOutcome; readonly obstacle: null }
  | { readonly outcome: null; readonly obstacle: PromiseObstacle };

/**
 * Compares what a design or a winning bid promised with what was built. A promise is a reduction and not an amount, so
 * it is restated for the work that was carried out (D-109). Nothing is concluded unless `comparePair` allows three
 * comparisons in one set: of the promise and of the realised work, each with its baseline, and of the realised work
 * with the design baseline. The third shows that both baselines declare the same modules and indicators, with the same
 * weights; otherwise what one of them leaves out would look like a broken promise.
 */
export function concludePromise(subject: PromiseSubject): PromiseConclusion {
  const { promised, built, between } = subject;
  const obstacle = (reason: PromiseObstacle) => ({ outcome: null, obstacle: reason });
  if (subject.sealed) return obstacle('sealed');
  if (!promised) return obstacle('not-promised');
  if (!promised.inSet) return obstacle('promise-outside-set');
  const promise = promised.compared.comparison;
  if (!promise) return obstacle('promise-not-compared');
  if (!subject.asBuiltPhase) return obstacle('no-as-built-phase');
  if (!subject.complete) return obstacle('not-complete');
  if (!built) return obstacle('not-built');
  if (!built.inSet) return obstacle('built-outside-set');
  const result = built.compared.comparison;
  if (!result) return obstacle('built-not-compared');
  if (!between?.compared.comparison)
    return obstacle(between?.compared.gaps.some(({ apart }) => apart) ? 'other-weights' : 'other-work');
  const outcome = outcomeOf(promise, result);
  return outcome ? { outcome, obstacle: null } : obstacle('baseline-not-positive');
}

function outcomeOf(promise: Comparison, result: Comparison): PromiseOutcome | null {
  const [promisedPercent, builtPercent] = [reductionPercent(promise), reductionPercent(result)];
  if (promisedPercent === null || builtPercent === null) return null;
  const promisedEur = numberOf(productAsRead([promise.optimization, result.baseline], promise.baseline));
  return {
    ...{ promisedPercent, builtPercent, points: builtPercent - promisedPercent },
    baselineEur: result.baseline,
    promisedEur,
    builtEur: result.optimization,
    deviationEur: numberOf(sumAsRead([result.optimization, -promisedEur])),
    incomplete: promise.incomplete || result.incomplete,
  };
}
