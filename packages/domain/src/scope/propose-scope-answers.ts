import type { SeriesName } from '../items/calculation-types.ts';
import { matchPosts } from './match-posts.ts';
import { KnownMeanings, type ScopeAnswer, type ScopeMeaning, type ScopeSubject } from './scope-answers.ts';
import type { ScopePost } from './scope-post.ts';

/** What was answered of an earlier calculation of the same side and project. */
export interface EarlierAnswers {
  readonly side: SeriesName;
  /** its name */
  readonly calculation: string;
  /** whether they are about posts that it did not have, or about what its own posts leave empty */
  readonly about: 'missing-posts' | 'own-posts';
  /** the posts whose places the answers name */
  readonly posts: readonly ScopePost[];
  readonly answers: readonly ScopeAnswer[];
}

/** An answer that was given before, to be confirmed. */
export interface ScopeProposal {
  readonly meaning: ScopeMeaning;
  /** the calculation of which it was given */
  readonly calculation: string;
}

interface Asked {
  readonly side: SeriesName;
  readonly subject: ScopeSubject;
  readonly posts: readonly { readonly post: ScopePost; readonly meaning: ScopeMeaning | null }[];
}

/**
 * Takes the answer of an earlier calculation for a question: where one of them gave the same answer for each of the posts that are
 * open, which are found in it as they are found on the other side of a comparison. What was said of one post says nothing of
 * another. The calculations with the newest first; null where none answered it.
 */
export function proposalFor(
  { side, subject, posts }: Asked,
  /** all posts among which those of the question stand */
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
