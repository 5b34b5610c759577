import { LIFE_CYCLE_MODULES, type ModuleIndicator } from '../indicators/life-cycle-modules.ts';
import type { GapPost, Scope } from '../scope/compare-scope.ts';
import type { MatchedPosts } from '../scope/match-posts.ts';
import { KnownMeanings, subjectOf } from '../scope/scope-answers.ts';
import type { ScopePost } from '../scope/scope-post.ts';
import type { AnswersOfSides } from '../scope/scope-standing.ts';

interface AnsweredGap extends Pick<GapPost, ModuleIndicator> {
  readonly answered: boolean;
}

/** What posts leave empty that the other side declares, by post and module, with whether that counts as 0. */
export class PostGaps {
  readonly #gaps = new Map<ScopePost, Map<number, AnsweredGap>>();

  constructor(scope: Scope, answers: AnswersOfSides) {
    const meanings = {
      baseline: new KnownMeanings(answers.baseline),
      optimization: new KnownMeanings(answers.optimization),
    };
    for (const gap of scope.gaps)
      for (const { post, mki, co2 } of gap.posts) {
        const ofPost = this.#gaps.get(post) ?? new Map<number, AnsweredGap>();
        const answered = meanings[gap.side].of(subjectOf(gap), post.position) === 'not-applicable';
        ofPost.set(LIFE_CYCLE_MODULES.indexOf(gap.module), { mki, co2, answered });
        this.#gaps.set(post, ofPost);
      }
  }

  /** Returns whether a module of a pair has a gap on either side, and whether somebody said that it counts as 0. */
  at(
    indicator: ModuleIndicator,
    { baseline, optimization, place }: Pick<MatchedPosts, 'baseline' | 'optimization'> & { place: number },
  ): 'answered' | 'open' | null {
    const gaps = [baseline, optimization].flatMap((post) => this.#gaps.get(post)?.get(place) ?? []);
    const concerned = gaps.filter((gap) => gap[indicator]);
    if (concerned.length === 0) return null;
    return concerned.every(({ answered }) => answered) ? 'answered' : 'open';
  }
}
