import type { Message } from '../text/message.ts';
import type { AnswerCookie } from './answer-cookie.ts';

/** Why a request is refused. Sentences follow from the codes; the gate turns each kind into a status. */
export type Refusal =
  /** what is asked for does not exist, or lies outside the caller's organisations: both look the same */
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unauthenticated'; readonly message: Message }
  /** with a code where the caller can do something about it that a program has to know */
  | { readonly kind: 'forbidden'; readonly message: Message; readonly code?: 'second-factor-missing' }
  /** a form with messages per field; what belongs to no field stands under non_field_errors */
  | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, readonly Message[]>> }
  /** an upload with all its problems, as sentences in the caller's language; `beyondLimits`: it asked more than is given */
  | { readonly kind: 'unreadable'; readonly problems: readonly string[]; readonly beyondLimits?: true }
  | { readonly kind: 'conflict'; readonly message: Message }
  /** it was there, as far as anybody may know, and can be made again */
  | { readonly kind: 'gone'; readonly message: Message }
  /** somebody else changed it meanwhile; `current` is the newer object, as the contract states it */
  | { readonly kind: 'stale'; readonly message: Message; readonly current: unknown }
  /** facts that somebody confirmed are others by now; both sides as the contract states them */
  | {
      readonly kind: 'overtaken';
      readonly message: Message;
      readonly shown: object;
      readonly current: object;
    }
  /** something that we lean on, such as the mail server, does not work now */
  | { readonly kind: 'unavailable'; readonly message: Message; readonly retryAfterSeconds?: number }
  | { readonly kind: 'too-many'; readonly message: Message; readonly retryAfterSeconds: number };

/** An expected outcome is returned; only surprises are thrown. */
export type Outcome<Value> = About &
  (
    | { readonly ok: true; readonly value: Value; readonly cookie?: AnswerCookie }
    | { readonly ok: false; readonly refusal: Refusal }
  );

/** Whose account it was about, for the log: told where nobody is signed in yet. */
interface About {
  readonly aboutAccount?: string | undefined;
}

/** The same outcome, said to be about this account. */
export function aboutAccount<Told extends Outcome<unknown>>(
  accountId: string | undefined,
  outcome: Told,
): Told & About {
  return { ...outcome, aboutAccount: accountId };
}

export function done<Value>(value: Value, cookie?: AnswerCookie): Outcome<Value> {
  return cookie ? { ok: true, value, cookie } : { ok: true, value };
}

export function refused(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal };
}

export const NOT_FOUND = refused({ kind: 'not-found' });

/** A refusal of the form as a whole. */
export function invalidForm(message: Message): ReturnType<typeof refused> {
  return refused({ kind: 'invalid', fields: { non_field_errors: [message] } });
}

/** A refusal of one field. */
export function invalidField(field: string, message: Message): ReturnType<typeof refused> {
  return refused({ kind: 'invalid', fields: { [field]: [message] } });
}
