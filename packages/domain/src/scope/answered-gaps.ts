import { LIFE_CYCLE_MODULES } from '../indicators/life-cycle-modules.ts';
import type { GapPost, ScopeGap } from './compare-scope.ts';
import {
  KnownMeanings,
  SCOPE_SUBJECTS,
  type ScopeAnswer,
  type ScopeSubject,
  subjectOf,
} from './scope-answers.ts';
import { isBare, type ScopePost } from './scope-post.ts';

/**
 * What one side of a comparison leaves empty that the other declares, with the answer that there is nothing: it counts
 * as 0 in the conclusions (D-104).
 */
export interface AnsweredGaps {
  /** the number of such posts */
  readonly posts: number;
  /** what they leave empty, in the order of the subjects */
  readonly subjects: readonly ScopeSubject[];
}

/** The same for each quantity that gaps can keep from being compared; null if nothing was answered. */
export interface AnsweredOfSide {
  readonly mki: AnsweredGaps | null;
  readonly co2: AnsweredGaps | null;
}

/** Returns the gaps of one side that were explained. */
export function answeredGaps(
  gaps: readonly ScopeGap[],
  isExplained: (gap: ScopeGap, post: GapPost) => boolean,
): AnsweredOfSide {
  const ofQuantity = (quantity: 'mki' | 'co2'): AnsweredGaps | null => {
    const [posts, subjects] = [new Set<number>(), new Set<ScopeSubject>()];
    for (const gap of gaps)
      for (const each of gap.posts) {
        if (!each[quantity] || !isExplained(gap, each)) continue;
        posts.add(each.post.position);
        subjects.add(subjectOf(gap));
      }
    if (posts.size === 0) return null;
    return { posts: posts.size, subjects: SCOPE_SUBJECTS.filter((subject) => subjects.has(subject)) };
  };
  return { mki: ofQuantity('mki'), co2: ofQuantity('co2') };
}

/** Per module, the posts of a calculation that declare nothing there because there is nothing, by somebody's answer. */
export interface AnsweredModules {
  readonly mki: readonly number[];
  readonly co2: readonly number[];
}

/**
 * Returns, of the posts that leave each module empty, those with that answer, whatever the calculation is compared
 * with. A post without any CO2 is undeclared in that quantity as a whole, and no answer is about that.
 */
export function answeredModules(
  posts: readonly ScopePost[],
  answers: readonly ScopeAnswer[],
): AnsweredModules {
  const meanings = new KnownMeanings(answers);
  const counted = (isEmpty: (post: ScopePost, module: number) => boolean) =>
    LIFE_CYCLE_MODULES.map((code, module) => {
      // CO2 that is missing at an MKI row is asked as `bare` if the other side has indicators, and as `indicators` if
      // it has an MKI row too.
      const subjectsIn = (post: ScopePost): readonly ScopeSubject[] => {
        if ((post.mkiEur[module] ?? null) === null) return [`module:${code}`];
        return isBare(post, module) ? ['bare', 'indicators'] : ['indicators'];
      };
      const isAnswered = (post: ScopePost) => {
        const said = subjectsIn(post).map((subject) => meanings.of(subject, post.position));
        return said.includes('not-applicable') && !said.includes('not-calculated');
      };
      return posts.filter((post) => isEmpty(post, module) && isAnswered(post)).length;
    });
  return {
    mki: counted(({ mkiEur }, module) => (mkiEur[module] ?? null) === null),
    co2: counted(({ co2Kg }, module) => co2Kg !== null && (co2Kg[module] ?? null) === null),
  };
}
