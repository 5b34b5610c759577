import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '../indicators/life-cycle-modules.ts';
import type { ScopeGap } from './compare-scope.ts';

/**
 * The subjects of questions about a calculation that is compared with another: a module that it leaves empty,
 * indicators that it leaves out, an MKI without any, or posts that it does not have (D-104).
 */
export const SCOPE_SUBJECTS = [
  ...LIFE_CYCLE_MODULES.map((module) => `module:${module}` as const),
  'indicators',
  'bare',
  'posts',
] as const;
export type ScopeSubject = (typeof SCOPE_SUBJECTS)[number];

/** What empty cells or absent posts mean: there is nothing, so 0, or it was not calculated. */
export const SCOPE_MEANINGS = ['not-applicable', 'not-calculated'] as const;
export type ScopeMeaning = (typeof SCOPE_MEANINGS)[number];

/** An answer about a calculation. */
export interface ScopeAnswer {
  readonly subject: ScopeSubject;
  readonly meaning: ScopeMeaning;
  /**
   * the posts of the question, by their places: in the calculation itself, and for the subject `posts` in the one that
   * it was compared with
   */
  readonly positions: readonly number[];
}

/** Returns the subject of the question about a gap: each module has its own, the other kinds have one. */
export function subjectOf({ kind, module }: Pick<ScopeGap, 'kind' | 'module'>): ScopeSubject {
  return kind === 'module' ? `module:${module}` : kind;
}

/** Returns the module of such a subject; null if it is about several. */
export function moduleOfSubject(subject: ScopeSubject): LifeCycleModule | null {
  return LIFE_CYCLE_MODULES.find((module) => subject === `module:${module}`) ?? null;
}

/** The meaning of what each post leaves empty, by subject and place; the last of several answers is valid. */
export class KnownMeanings<Answer extends ScopeAnswer = ScopeAnswer> {
  readonly #answers = new Map<string, Answer>();

  /** Takes the answers in the order in which they were given. */
  constructor(answers: readonly Answer[]) {
    for (const answer of answers)
      for (const position of answer.positions) this.#answers.set(`${answer.subject} ${position}`, answer);
  }

  /** Returns the meaning; null if nobody answered. */
  of(subject: ScopeSubject, position: number): ScopeMeaning | null {
    return this.answerOf(subject, position)?.meaning ?? null;
  }

  /** Returns the answer behind that meaning. */
  answerOf(subject: ScopeSubject, position: number): Answer | null {
    return this.#answers.get(`${subject} ${position}`) ?? null;
  }
}

/** An answer with the calculation that it is about, and the one that it was compared with. */
interface GivenAnswer extends ScopeAnswer {
  readonly calculationId: string;
  readonly againstId: string;
}

/** An answer, with the number of posts for which it is still the last one. */
export type HoldingAnswer<Answer> = Answer & { readonly posts: number };

/**
 * Returns the valid answers, in the order in which they were given: the last of several about one post. An answer about
 * absent posts is about the calculation that the question compared it with.
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
