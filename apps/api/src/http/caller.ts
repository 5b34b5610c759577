import type { Actor, ApiKeyScope, Language } from '@milieuspoor/domain';

/**
 * The organisations that a caller may see. Every query takes one, so that no row of another organisation can be
 * reached by a forgotten condition; staff are the provider and may open every organisation.
 */
export type Scope =
  | { readonly kind: 'all' }
  | { readonly kind: 'organisations'; readonly ids: readonly string[] };

/** Who calls, as the session says, or the key of a program. */
export interface Caller extends Actor {
  readonly accountId: string;
  readonly sessionId: string;
  /** what the key of a program was given; a person has none */
  readonly keyScopes?: readonly ApiKeyScope[];
  /** the first day from which one of their organisations asks more of this session than it has; null when none does */
  readonly secondFactorFrom: string | null;
  /** one of their organisations asks for a second factor, and they have none yet: nothing is open but setting it up */
  readonly needsSecondFactor: boolean;
  readonly scope: Scope;
  /** the organisations that they run: of the provider all, of an administrator those that they were given */
  readonly administered: Scope;
  /** the moment of the database at which the session was found; while it is the same, nothing was written */
  readonly moment: string;
}

/** What every handler gets beside its input. */
export interface Call {
  readonly language: Language;
  /** address of the caller, for throttling */
  readonly address: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** what the caller's browser calls itself */
  readonly userAgent: string;
  /** the version of an object that a change is based on, from the header If-Match; null when none was sent */
  readonly ifMatch: string | null;
  /** true once nobody waits for the answer any more: the connection is broken */
  readonly isGone: () => boolean;
  /** aborted once that is so, for work that can be called off */
  readonly whenGone: () => AbortSignal;
}
