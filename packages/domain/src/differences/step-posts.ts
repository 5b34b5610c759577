import { type ModuleIndicator, sumModules } from '../indicators/life-cycle-modules.ts';
import type { ScopePost } from '../scope/scope-post.ts';
import type { ChangeKind } from './change-kinds.ts';
import type { PostChange } from './post-changes.ts';

/** A step of a division, in one indicator. */
export type StepOfDivision = { readonly indicator: ModuleIndicator } & (
  | { readonly division: 'product_group'; readonly holds: (productGroup: string) => boolean }
  /** a life-cycle module by its place */
  | { readonly division: 'module'; readonly place: number }
  | { readonly division: 'kind'; readonly kind: ChangeKind }
);

/** What a side has of a post of a step. */
export interface StepSide
  extends Pick<ScopePost, 'postNumber' | 'product' | 'productGroup' | 'quantity' | 'unit'> {
  /** euro or kg CO2-eq, in the module of the step if it is one; null where nothing is declared */
  readonly amount: number | null;
}

/** A post in which a step is. */
export interface StepPart {
  /** null where the side does not have the post */
  readonly baseline: StepSide | null;
  readonly optimization: StepSide | null;
  /** its part of the step: euro or kg CO2-eq, below 0 is a saving */
  readonly amount: number;
}

/**
 * Returns the posts in which a step is, the largest part first. The parts add up to the step, but for the noise of
 * binary fractions.
 */
export function postsInStep(changes: readonly PostChange[], step: StepOfDivision): StepPart[] {
  return changes
    .flatMap((change): StepPart[] => {
      const amount = amountIn(change, step);
      if (amount === 0) return [];
      const { baseline, optimization } = change;
      return [{ baseline: sideOf(baseline, step), optimization: sideOf(optimization, step), amount }];
    })
    .sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
}

/** Returns the part of a post in a step: euro or kg CO2-eq. */
function amountIn(change: PostChange, step: StepOfDivision): number {
  const { baseline, optimization } = change;
  switch (step.division) {
    case 'kind':
      return change[step.indicator][step.kind] ?? 0;
    // A module that a post leaves empty counts as 0 in a comparison, and so does a side without the post.
    case 'module':
      return (shownOf(optimization, step) ?? 0) - (shownOf(baseline, step) ?? 0);
    case 'product_group': {
      const inGroup = (post: ScopePost | null) =>
        post && step.holds(post.productGroup) ? (shownOf(post, step) ?? 0) : 0;
      return inGroup(optimization) - inGroup(baseline);
    }
  }
}

/** Returns what a post comes to, in the module of a step if it is one; null where nothing is declared. */
function shownOf(post: ScopePost | null, step: StepOfDivision): number | null {
  const figures = step.indicator === 'mki' ? post?.mkiEur : post?.co2Kg;
  if (!figures) return null;
  return step.division === 'module' ? (figures[step.place] ?? null) : sumModules(figures);
}

function sideOf(post: ScopePost | null, step: StepOfDivision): StepSide | null {
  if (!post) return null;
  const { postNumber, product, productGroup, quantity, unit } = post;
  return { postNumber, product, productGroup, quantity, unit, amount: shownOf(post, step) };
}
