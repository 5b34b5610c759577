import { comparePairs, type PairsComparison, valuedBy } from '../figures/compare-pair.ts';
import type { CoveredSum } from '../figures/covered-sum.ts';
import { LIFE_CYCLE_MODULES, type ModuleIndicator, sumModules } from '../indicators/life-cycle-modules.ts';
import { SERIES_NAMES, type SeriesName } from '../items/calculation-types.ts';
import type { Scope } from '../scope/compare-scope.ts';
import type { ScopePost } from '../scope/scope-post.ts';
import { type AnswersOfSides, type ScopeSides, standingOf } from '../scope/scope-standing.ts';
import { variantScope, withLacking } from '../scope/variant-scope.ts';
import { changesByKind } from './changes-by-kind.ts';
import { postChanges } from './post-changes.ts';

/** A step from baseline to optimisation: euro or kg CO2-eq, below 0 is a saving. */
export interface DividedStep {
  /** a product group, a life-cycle module or a kind of change */
  readonly name: string;
  readonly amount: number;
  /** posts with this kind of change; null for other divisions */
  readonly posts: number | null;
  /** whether a side leaves something empty in it that the other declares */
  readonly open: boolean;
}

/** The difference between two calculations in one quantity, with its steps; none where they cannot be compared. */
export interface DividedPair {
  readonly compared: PairsComparison;
  /** the largest first */
  readonly byProductGroup: readonly DividedStep[];
  readonly byModule: readonly DividedStep[];
  readonly byKind: readonly DividedStep[];
}

/** Two calculations in one set, of which one need not be stored. */
export interface PairToDivide {
  readonly totals: Readonly<Record<SeriesName, Readonly<Record<ModuleIndicator, CoveredSum>>>>;
  readonly posts: ScopeSides;
  /** how these posts compare */
  readonly scope: Scope;
  readonly answers: AnswersOfSides;
  /** whether both were valued with the same weights */
  readonly sameWeights: boolean;
}

/**
 * Divides the difference between two calculations in MKI and CO2 (docs/method/differences.md), from their posts. The
 * steps of each division add up to the difference, but for the noise of binary fractions.
 */
export function divideDifference({
  totals,
  posts,
  scope,
  answers,
  sameWeights,
}: PairToDivide): Readonly<Record<ModuleIndicator, DividedPair>> {
  const { lacking, groups } = variantScope(scope, standingOf(scope, posts, answers));
  const kinds = changesByKind(postChanges(scope, answers));
  const divided = (indicator: ModuleIndicator): DividedPair => {
    const side = (of: SeriesName) => {
      const total = totals[of][indicator];
      // CO2 is not weighed.
      return withLacking(indicator === 'mki' ? valuedBy(total, sameWeights) : total, lacking[of][indicator]);
    };
    const compared = comparePairs([{ baseline: side('baseline'), optimization: side('optimization') }]);
    if (!compared.comparison) return { compared, byProductGroup: [], byModule: [], byKind: [] };
    const lacksIn = (module: number) =>
      SERIES_NAMES.some((of) => (lacking[of][indicator]?.modules?.[module] ?? 0) > 0);
    const groupLacks = (name: string) =>
      SERIES_NAMES.some((of) => (groups.find((each) => each.name === name)?.[of][indicator]?.items ?? 0) > 0);
    return {
      compared,
      byProductGroup: groupAmounts(posts, indicator)
        .map(([name, amount]) => ({ name, amount, posts: null, open: groupLacks(name) }))
        .filter(changes)
        .sort(
          (one, other) => Math.abs(other.amount) - Math.abs(one.amount) || one.name.localeCompare(other.name),
        ),
      byModule: LIFE_CYCLE_MODULES.map((module, place) => ({
        ...{ name: module, amount: moduleAmount(posts, indicator, place), posts: null },
        open: lacksIn(place),
      })).filter(changes),
      byKind: kinds.flatMap(({ kind, mkiEur, co2Kg, mkiPosts, co2Posts }) => {
        const [amount, count] = indicator === 'mki' ? [mkiEur, mkiPosts] : [co2Kg, co2Posts];
        return count > 0 ? [{ name: kind, amount, posts: count, open: false }] : [];
      }),
    };
  };
  return { mki: divided('mki'), co2: divided('co2') };
}

const SIGNS: Readonly<Record<SeriesName, 1 | -1>> = { baseline: -1, optimization: 1 };

function figuresOf({ mkiEur, co2Kg }: ScopePost, indicator: ModuleIndicator) {
  return (indicator === 'mki' ? mkiEur : co2Kg) ?? [];
}

function groupAmounts(posts: ScopeSides, indicator: ModuleIndicator): [string, number][] {
  const amounts = new Map<string, number>();
  for (const side of SERIES_NAMES)
    for (const post of posts[side]) {
      const amount = SIGNS[side] * (sumModules(figuresOf(post, indicator)) ?? 0);
      amounts.set(post.productGroup, (amounts.get(post.productGroup) ?? 0) + amount);
    }
  return [...amounts];
}

function moduleAmount(posts: ScopeSides, indicator: ModuleIndicator, place: number): number {
  let sum = 0;
  for (const side of SERIES_NAMES)
    for (const post of posts[side]) sum += SIGNS[side] * (figuresOf(post, indicator)[place] ?? 0);
  return sum;
}

function changes({ amount }: DividedStep): boolean {
  return amount !== 0;
}
