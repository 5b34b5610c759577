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

/** What a calculation lacks of one kind, beside the baseline; amounts in euro, in one set, as they are read in fifteen digits. */
export interface Shortfall {
  readonly kind: ScopeSubject;
  /** posts that lack it; of the kind `posts` the posts that are not there */
  readonly posts: number;
  /** of these, those for which the baseline has no value (in at least one module): filling adds nothing there */
  readonly unvaluedPosts: number;
  /** what the baseline declares in their place, at most; credits weigh as much as costs */
  readonly weightEur: number;
  /** what the MKI rises by when it is filled with the baseline's value; below 0 of a credit */
  readonly filledEur: number;
  /** the same where the posts that are not there are filled as well, for a value that is theirs counts once */
  readonly filledBesidePostsEur: number;
}

/** What an optimisation lacks of its baseline that nobody explained, and which modules its posts leave empty besides. */
export interface Shortfalls {
  /** in the order of the subjects */
  readonly shortfalls: readonly Shortfall[];
  /** per module, the posts that leave it empty without lacking anything of the baseline there, and that nobody explained */
  readonly undeclared: readonly number[];
}

const NOTHING: Fraction = { numerator: 0n, denominator: 1n };

/**
 * Works out what a bid lacks by kind, and what filling it with the baseline's value would add (D-105). An empty module is
 * filled with the baseline's value of that post and module, whatever its sign. Where indicators are left out, or a bare MKI
 * stands, the baseline's value takes the place of what the post declares, and never below that. CO2 that is left out beside a whole
 * MKI is lacking too, and adds nothing. Exact, on amounts as they are read.
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
        // Of CO2 that is left out by itself the MKI lacks nothing.
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

/** What a post's MKI in a module rises by when the baseline's value stands there: of an empty one its value, else what it is more. */
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
