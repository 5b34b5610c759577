import type { Actor, ApiKeyScope, Language } from '@milieuspoor/domain';

/**
 * The organisations that a caller may see. Every query takes a scope, so that a forgotten condition never gives rows of
 * another organisation; staff are the provider and may open every organisation.
 */
export type Scope =
  | { readonly kind: 'all' }
  | { readonly kind: 'organisations'; readonly ids: readonly string[] };

/** The account of a request, from the session or from the key of a program. */
export interface Caller extends Actor {
  readonly accountId: string;
  readonly sessionId: string;
  /** the scopes of a program's key; absent for a person */
  readonly keyScopes?: readonly ApiKeyScope[];
  /**
   * the first day from which one of their organisations requires more of this session than it has; null when none does
   */
  readonly secondFactorFrom: string | null;
  /** whether one of their organisations requires a second factor that they lack: they may only set it up */
  readonly needsSecondFactor: boolean;
  readonly scope: Scope;
  /** the organisations that they administer: all for the provider, the assigned ones for an administrator */
  readonly administered: Scope;
  /** the moment of the database at which the session was found; as long as it does not change, nothing was written */
  readonly moment: string;
}

/** The data that every handler gets besides its input. */
export interface Call {
  readonly language: Language;
  /** address of the caller, for throttling */
  readonly address: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** user agent of the caller's browser */
  readonly userAgent: string;
  /** the version of an object on which a change is based, from the header If-Match; null when none was sent */
  readonly ifMatch: string | null;
  /** tells whether the connection is broken, so that nobody waits for the answer */
  readonly isGone: () => boolean;
  /** returns a signal that aborts when the connection breaks, for work that can be cancelled */
  readonly whenGone: () => AbortSignal;
}
