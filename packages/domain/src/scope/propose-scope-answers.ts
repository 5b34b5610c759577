import type { SeriesName } from '../items/calculation-types.ts';
import { matchPosts } from './match-posts.ts';
import { KnownMeanings, type ScopeAnswer, type ScopeMeaning, type ScopeSubject } from './scope-answers.ts';
import type { ScopePost } from './scope-post.ts';

/** The answers about an earlier calculation of the same side and project. */
export interface EarlierAnswers {
  readonly side: SeriesName;
  /** its name */
  readonly calculation: string;
  /** whether they are about posts that it did not have, or about what its own posts leave empty */
  readonly about: 'missing-posts' | 'own-posts';
  /** the posts that the answers refer to by their places */
  readonly posts: readonly ScopePost[];
  readonly answers: readonly ScopeAnswer[];
}

/** An earlier answer, to be confirmed. */
export interface ScopeProposal {
  readonly meaning: ScopeMeaning;
  /** the calculation that it was about */
  readonly calculation: string;
}

interface Asked {
  readonly side: SeriesName;
  readonly subject: ScopeSubject;
  readonly posts: readonly { readonly post: ScopePost; readonly meaning: ScopeMeaning | null }[];
}

/**
 * Returns the answer of an earlier calculation to a question: of the one that gave the same answer for each of the open
 * posts, which are found in it by the rules of a comparison. An answer about one post says nothing about another. The
 * calculations are in order, the newest first; null if none answered it.
 */
export function proposalFor(
  { side, subject, posts }: Asked,
  /** all posts that include those of the question */
  among: readonly ScopePost[],
  earlier: readonly EarlierAnswers[],
): ScopeProposal | null {
  const open = posts.flatMap(({ post, meaning }) => (meaning === null ? post : []));
  if (open.length === 0) return null;
  const about = subject === 'posts' ? 'missing-posts' : 'own-posts';
  for (const former of earlier) {
    if (former.side !== side || former.about !== about) continue;
    const known = new KnownMeanings(former.answers);
    const meaning = meaningOfPosts(former, known, subject, open, among);
    if (meaning) return { meaning, calculation: former.calculation };
  }
  return null;
}

function meaningOfPosts(
  { posts, answers }: EarlierAnswers,
  known: KnownMeanings,
  subject: ScopeSubject,
  open: readonly ScopePost[],
  among: readonly ScopePost[],
): ScopeMeaning | null {
  if (!answers.some((answer) => answer.subject === subject)) return null;
  const { matched } = matchPosts(posts, among);
  const former = new Map(matched.map(({ baseline, optimization }) => [optimization.position, baseline]));
  return onlyOne(
    open.map(({ position }) => {
      const same = former.get(position);
      return same ? known.of(subject, same.position) : null;
    }),
  );
}

function onlyOne(meanings: readonly (ScopeMeaning | null)[]): ScopeMeaning | null {
  const [first, ...others] = new Set(meanings);
  return others.length === 0 ? (first ?? null) : null;
}
