import {
  type Fraction,
  fractionOf,
  numberOf,
  productAsRead,
  sumOfFractions,
} from '../format/exact-fraction.ts';
import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '../indicators/life-cycle-modules.ts';
import type { Scope } from './compare-scope.ts';
import {
  KnownMeanings,
  SCOPE_SUBJECTS,
  type ScopeAnswer,
  type ScopeSubject,
  subjectOf,
} from './scope-answers.ts';
import type { ScopePost } from './scope-post.ts';
import { lackingOf } from './scope-subject-posts.ts';
import { type ValuePart, valuesInBaseline } from './value-in-baseline.ts';
import { withoutCo2 } from './without-co2.ts';

/**
 * What a calculation lacks of one kind, compared with the baseline; amounts in euro, in one set, as they are read with
 * fifteen digits.
 */
export interface Shortfall {
  readonly kind: ScopeSubject;
  /** posts that lack it; for the kind `posts` the absent posts */
  readonly posts: number;
  /** those of them for which the baseline has no value (in at least one module): filling in adds nothing there */
  readonly unvaluedPosts: number;
  /** what the baseline declares in their place, at most; negative amounts weigh as much as positive ones */
  readonly weightEur: number;
  /** by how much the MKI rises when the baseline's value is filled in; below 0 for a negative value */
  readonly filledEur: number;
  /** the same if the absent posts are filled in as well, because a value that is theirs counts once */
  readonly filledBesidePostsEur: number;
}

/** What an optimisation lacks of its baseline without an explanation, and which other modules its posts leave empty. */
export interface Shortfalls {
  /** in the order of the subjects */
  readonly shortfalls: readonly Shortfall[];
  /**
   * per module, the posts that leave it empty without lacking anything of the baseline there, and without an
   * explanation
   */
  readonly undeclared: readonly number[];
}

const NOTHING: Fraction = { numerator: 0n, denominator: 1n };

/**
 * Computes what a bid lacks by kind, and what filling in the baseline's value would add (D-105). An empty module is
 * filled with the baseline's value of that post and module, whatever its sign. If indicators are left out, or there is
 * only an MKI row, the baseline's value replaces what the post declares, but never lowers it. CO2 that is left out
 * beside a complete MKI is lacking too, and adds nothing. The result is exact, for amounts as they are read.
 */
export function shortfallsOf(
  scope: Scope,
  optimization: readonly ScopePost[],
  answers: readonly ScopeAnswer[],
): Shortfalls {
  const meanings = new KnownMeanings(answers);
  const isExplained = (subject: ScopeSubject) => (post: ScopePost) =>
    meanings.of(subject, post.position) === 'not-applicable';
  const inBaseline = valuesInBaseline(scope, isExplained('posts'));
  const shortfalls = SCOPE_SUBJECTS.flatMap((kind) => {
    const shortfall = kind === 'posts' ? missingPosts() : lackingInPosts(kind);
    return shortfall.posts > 0 ? shortfall : [];
  });
  return { shortfalls, undeclared: LIFE_CYCLE_MODULES.map(undeclaredIn) };

  function missingPosts(): Shortfall {
    const lacking = lackingOf(scope, 'optimization', 'posts').filter(
      ({ post }) => !isExplained('posts')(post),
    );
    const amounts = lacking.flatMap(({ post }) =>
      post.mkiEur.flatMap((eur) => (eur === null ? [] : fractionOf(eur))),
    );
    const filledEur = numberOf(sumOfFractions(amounts));
    return {
      ...{
        kind: 'posts',
        posts: lacking.length,
        unvaluedPosts: 0,
        filledEur,
        filledBesidePostsEur: filledEur,
      },
      weightEur: sum(lacking.map(({ weight }) => weight.eur)),
    };
  }

  function lackingInPosts(kind: ScopeSubject): Shortfall {
    const [posts, unvalued] = [new Set<ScopePost>(), new Set<ScopePost>()];
    const weights: number[] = [];
    const [filled, besidePosts]: [Fraction[], Fraction[]] = [[], []];
    for (const gap of scope.gaps) {
      if (gap.side !== 'optimization' || subjectOf(gap) !== kind) continue;
      const module = LIFE_CYCLE_MODULES.indexOf(gap.module);
      for (const { post, mki, weightEur } of gap.posts) {
        if (isExplained(kind)(post)) continue;
        posts.add(post);
        // If only CO2 is left out, the MKI lacks nothing.
        if (!mki) continue;
        const parts = inBaseline(post, module);
        if (parts.length === 0) unvalued.add(post);
        weights.push(weightEur);
        filled.push(risenBy(post, module, parts));
        besidePosts.push(
          risenBy(
            post,
            module,
            parts.filter(({ ofMissingPost }) => !ofMissingPost),
          ),
        );
      }
    }
    if (kind === 'indicators')
      for (const post of withoutCo2(scope, 'optimization')) if (!isExplained(kind)(post)) posts.add(post);
    return {
      ...{ kind, posts: posts.size, unvaluedPosts: unvalued.size, weightEur: sum(weights) },
      filledEur: numberOf(sumOfFractions(filled)),
      filledBesidePostsEur: numberOf(sumOfFractions(besidePosts)),
    };
  }

  function undeclaredIn(module: LifeCycleModule, place: number): number {
    const subject = `module:${module}` as const;
    const gap = scope.gaps.find((each) => each.side === 'optimization' && subjectOf(each) === subject);
    const lacking = new Set(gap?.posts.map(({ post }) => post));
    const isEmpty = (post: ScopePost) => post.quantity > 0 && (post.mkiEur[place] ?? null) === null;
    return optimization.filter((post) => isEmpty(post) && !lacking.has(post) && !isExplained(subject)(post))
      .length;
  }
}

/**
 * Returns by how much a post's MKI in a module rises with the baseline's value: that value for an empty module,
 * otherwise what it is more.
 */
function risenBy(post: ScopePost, module: number, parts: readonly ValuePart[]): Fraction {
  if (parts.length === 0) return NOTHING;
  const value = parts.map(({ eur, among }) => productAsRead([eur], among));
  const own = post.mkiEur[module] ?? null;
  if (own === null) return sumOfFractions(value);
  const risen = sumOfFractions([...value, fractionOf(-own)]);
  return risen.numerator > 0n ? risen : NOTHING;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
