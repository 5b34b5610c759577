import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '../indicators/life-cycle-modules.ts';
import type { ScopeGap } from './compare-scope.ts';

/**
 * What somebody can be asked about a calculation that is held against another: a module that it leaves empty, indicators that
 * it leaves out, an MKI without any, or posts that it does not have (D-104).
 */
export const SCOPE_SUBJECTS = [
  ...LIFE_CYCLE_MODULES.map((module) => `module:${module}` as const),
  'indicators',
  'bare',
  'posts',
] as const;
export type ScopeSubject = (typeof SCOPE_SUBJECTS)[number];

/** What the empty cells or the posts that are not there mean: there is nothing, so 0, or nobody worked it out. */
export const SCOPE_MEANINGS = ['not-applicable', 'not-calculated'] as const;
export type ScopeMeaning = (typeof SCOPE_MEANINGS)[number];

/** What was answered of a calculation. */
export interface ScopeAnswer {
  readonly subject: ScopeSubject;
  readonly meaning: ScopeMeaning;
  /**
   * the posts that were asked about, by their places: in the calculation itself, and of the subject `posts` in the one that it
   * was held against
   */
  readonly positions: readonly number[];
}

/** What a gap is asked as: each module by itself, the others once. */
export function subjectOf({ kind, module }: Pick<ScopeGap, 'kind' | 'module'>): ScopeSubject {
  return kind === 'module' ? `module:${module}` : kind;
}

/** The module of such a subject; null where it is about several. */
export function moduleOfSubject(subject: ScopeSubject): LifeCycleModule | null {
  return LIFE_CYCLE_MODULES.find((module) => subject === `module:${module}`) ?? null;
}

/** The meaning of what each post leaves empty, by subject and place; of several answers the last holds. */
export class KnownMeanings<Answer extends ScopeAnswer = ScopeAnswer> {
  readonly #answers = new Map<string, Answer>();

  /** The answers in the order in which they were given. */
  constructor(answers: readonly Answer[]) {
    for (const answer of answers)
      for (const position of answer.positions) this.#answers.set(`${answer.subject} ${position}`, answer);
  }

  /** null where nobody said */
  of(subject: ScopeSubject, position: number): ScopeMeaning | null {
    return this.answerOf(subject, position)?.meaning ?? null;
  }

  /** The answer that says so. */
  answerOf(subject: ScopeSubject, position: number): Answer | null {
    return this.#answers.get(`${subject} ${position}`) ?? null;
  }
}

/** An answer with the calculation that it is about, and the one that was held against it. */
interface GivenAnswer extends ScopeAnswer {
  readonly calculationId: string;
  readonly againstId: string;
}

/** An answer, and of how many posts it is still the last word. */
export type HoldingAnswer<Answer> = Answer & { readonly posts: number };

/**
 * The answers that hold, in the order in which they were given: of several about one post the last. What was said of posts
 * that are not there is about the calculation that it was said beside.
 */
export function holdingAnswers<Answer extends GivenAnswer>(
  answers: readonly Answer[],
): HoldingAnswer<Answer>[] {
  const taken = new Set<string>();
  const holding = answers.toReversed().flatMap((answer) => {
    const beside = answer.subject === 'posts' ? answer.againstId : '';
    const about = `${answer.calculationId} ${answer.subject} ${beside}`;
    const posts = answer.positions.filter((position) => {
      const key = `${about} ${position}`;
      if (taken.has(key)) return false;
      taken.add(key);
      return true;
    }).length;
    return posts > 0 ? [{ ...answer, posts }] : [];
  });
  return holding.toReversed();
}
