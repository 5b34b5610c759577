import {
  LIFE_CYCLE_MODULES,
  type ModuleIndicator,
  type PerModule,
} from '../indicators/life-cycle-modules.ts';
import type { Scope } from '../scope/compare-scope.ts';
import type { MatchedPosts } from '../scope/match-posts.ts';
import type { ScopePost } from '../scope/scope-post.ts';
import type { AnswersOfSides } from '../scope/scope-standing.ts';
import type { ChangeByKind, ChangeKind } from './change-kinds.ts';
import { PostGaps } from './post-gaps.ts';

/** What changed at one post: mki in euro, co2 in kg CO2-eq; null on a side that does not have the post. */
export interface PostChange extends Readonly<Record<ModuleIndicator, ChangeByKind>> {
  readonly baseline: ScopePost | null;
  readonly optimization: ScopePost | null;
}

/**
 * Divides the difference between two calculations over their posts and the kinds of change, in MKI and CO2
 * (docs/method/differences.md). The kinds of a post add up to its difference, but for the noise of binary fractions.
 */
export function postChanges(scope: Scope, answers: AnswersOfSides): PostChange[] {
  const gaps = new PostGaps(scope, answers);
  const [quantities, units] = [new Set(scope.quantities), new Set(scope.units)];
  return [
    ...scope.matched.map((pair): PostChange => {
      const more = quantities.has(pair) ? pair.optimization.quantity - pair.baseline.quantity : 0;
      const change = (indicator: ModuleIndicator) =>
        changeOfPair(pair, indicator, { more: units.has(pair) ? null : more, gaps });
      return { ...pair, mki: change('mki'), co2: change('co2') };
    }),
    ...scope.missing.map((post) => ({ baseline: post, optimization: null, ...alone('left-out', post, -1) })),
    ...scope.added.map((post) => ({ baseline: null, optimization: post, ...alone('added', post, 1) })),
  ];
}

/** Returns the change of a post that both sides have; `more` is the added quantity, null if the units differ. */
function changeOfPair(
  { baseline, optimization }: MatchedPosts,
  indicator: ModuleIndicator,
  { more, gaps }: { readonly more: number | null; readonly gaps: PostGaps },
): ChangeByKind {
  const [before, after] = [figuresOf(baseline, indicator), figuresOf(optimization, indicator)];
  const changed: Partial<Record<ChangeKind, number>> = {};
  for (const place of LIFE_CYCLE_MODULES.keys()) {
    const [from, to] = [before[place] ?? null, after[place] ?? null];
    const difference = (to ?? 0) - (from ?? 0);
    const gap = gaps.at(indicator, { baseline, optimization, place });
    const isOneSided = (from === null) !== (to === null);
    const byQuantity = more === null ? null : ((from ?? 0) * more) / baseline.quantity;
    if (isOneSided) add(changed, gap === 'answered' ? 'gap' : 'unclear', difference);
    // A quantity that is next to nothing has no figure per unit that can be multiplied.
    else if (gap || byQuantity === null || !Number.isFinite(byQuantity)) {
      if (!isNoise(difference, from, to)) add(changed, 'unclear', difference);
    } else if (isNoise(difference - byQuantity, from, to)) {
      if (more !== 0) add(changed, 'quantity', difference);
    } else {
      add(changed, 'quantity', byQuantity);
      add(changed, 'product', difference - byQuantity);
    }
  }
  return changed;
}

/** Figures of the same post that differ by less than this part of the larger one are equal. */
const BINARY_NOISE = 1e-9;

function isNoise(difference: number, from: number | null, to: number | null): boolean {
  return Math.abs(difference) <= BINARY_NOISE * Math.max(Math.abs(from ?? 0), Math.abs(to ?? 0));
}

/** Returns the change of a post that one side has, with the sign of what it does to the optimisation. */
function alone(kind: ChangeKind, post: ScopePost, sign: 1 | -1): Record<ModuleIndicator, ChangeByKind> {
  const change = (indicator: ModuleIndicator) => {
    const changed: Partial<Record<ChangeKind, number>> = {};
    for (const value of figuresOf(post, indicator)) add(changed, kind, sign * (value ?? 0));
    return changed;
  };
  return { mki: change('mki'), co2: change('co2') };
}

/** Returns the figures per module; none at all for a post that declares no CO2, which is in no comparison of CO2. */
function figuresOf({ mkiEur, co2Kg }: ScopePost, indicator: ModuleIndicator): PerModule {
  return (indicator === 'mki' ? mkiEur : co2Kg) ?? [];
}

function add(changed: Partial<Record<ChangeKind, number>>, kind: ChangeKind, amount: number): void {
  if (amount !== 0) changed[kind] = (changed[kind] ?? 0) + amount;
}
