import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '../indicators/life-cycle-modules.ts';
import type { SeriesName } from '../items/calculation-types.ts';
import type { Scope } from './compare-scope.ts';
import { type ScopeSubject, subjectOf } from './scope-answers.ts';
import type { ScopePost } from './scope-post.ts';

/**
 * The weight of what a post lacks, by what the other side declares in its place: euro, kg CO2-eq; negative amounts
 * weigh as much as positive ones.
 */
export interface AskedWeight {
  readonly eur: number;
  readonly kg: number;
}

/** A post that lacks what a subject is about, in one set. */
export interface LackingPost {
  readonly post: ScopePost;
  readonly weight: AskedWeight;
  /** the modules in which it lacks it; empty for an absent post */
  readonly modules: readonly LifeCycleModule[];
}

/**
 * Returns the posts of a side that lack what a subject is about; for the subject `posts` those that the optimisation
 * does not have.
 */
export function lackingOf(scope: Scope, side: SeriesName, subject: ScopeSubject): LackingPost[] {
  if (subject === 'posts') return side === 'optimization' ? scope.missing.map(wholePost) : [];
  const posts = new Map<number, LackingPost>();
  for (const gap of scope.gaps) {
    if (gap.side !== side || subjectOf(gap) !== subject) continue;
    for (const { post, weightEur, weightKg } of gap.posts) {
      const former = posts.get(post.position);
      posts.set(post.position, {
        post,
        weight: { eur: (former?.weight.eur ?? 0) + weightEur, kg: (former?.weight.kg ?? 0) + weightKg },
        modules: [...(former?.modules ?? []), gap.module],
      });
    }
  }
  return [...posts.values()];
}

/** Returns a post that is not on the other side, with its whole weight. */
function wholePost(post: ScopePost): LackingPost {
  let [eur, kg] = [0, 0];
  for (const module of LIFE_CYCLE_MODULES.keys()) {
    eur += Math.abs(post.mkiEur[module] ?? 0);
    kg += Math.abs(post.co2Kg?.[module] ?? 0);
  }
  return { post, weight: { eur, kg }, modules: [] };
}
