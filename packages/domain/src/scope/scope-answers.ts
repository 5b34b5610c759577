import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '../indicators/life-cycle-modules.ts';
import type { ScopeGap } from './compare-scope.ts';

/**
 * What somebody can be asked about a calculation that is held against another: a module that it leaves empty, indicators that
 * it leaves out, an MKI without any, or posts that it does not have (decision 104).
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
export class KnownMeanings {
  readonly #meanings = new Map<string, ScopeMeaning>();

  /** The answers in the order in which they were given. */
  constructor(answers: readonly ScopeAnswer[]) {
    for (const { subject, meaning, positions } of answers)
      for (const position of positions) this.#meanings.set(`${subject} ${position}`, meaning);
  }

  /** null where nobody said */
  of(subject: ScopeSubject, position: number): ScopeMeaning | null {
    return this.#meanings.get(`${subject} ${position}`) ?? null;
  }
}
