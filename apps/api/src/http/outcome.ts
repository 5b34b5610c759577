import type { Message } from '../text/message.ts';
import type { AnswerCookie } from './answer-cookie.ts';

/** Why a request is refused. The codes determine the sentences; the gate turns each kind into a status. */
export type Refusal =
  /** the object does not exist, or is outside the caller's organisations: both look the same */
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unauthenticated'; readonly message: Message }
  /** with a code where a program must recognise a refusal that the caller can solve */
  | { readonly kind: 'forbidden'; readonly message: Message; readonly code?: 'second-factor-missing' }
  /** a form with messages per field; messages without a field are in non_field_errors */
  | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, readonly Message[]>> }
  /** an upload with all its problems, as sentences in the caller's language; `beyondLimits`: it exceeds the limits */
  | { readonly kind: 'unreadable'; readonly problems: readonly string[]; readonly beyondLimits?: true }
  | { readonly kind: 'conflict'; readonly message: Message }
  /** it existed, as far as the caller may know, and can be made again */
  | { readonly kind: 'gone'; readonly message: Message }
  /** somebody else changed it meanwhile; `current` is the newer object in the form of the contract */
  | { readonly kind: 'stale'; readonly message: Message; readonly current: unknown }
  /** facts that somebody confirmed have changed; both versions in the form of the contract */
  | {
      readonly kind: 'overtaken';
      readonly message: Message;
      readonly shown: object;
      readonly current: object;
    }
  /** a service that we need, such as the mail server, does not work now */
  | { readonly kind: 'unavailable'; readonly message: Message; readonly retryAfterSeconds?: number }
  | { readonly kind: 'too-many'; readonly message: Message; readonly retryAfterSeconds: number };

/** The result of a use case. Expected outcomes are returned; only unexpected ones are thrown. */
export type Outcome<Value> = About &
  (
    | { readonly ok: true; readonly value: Value; readonly cookie?: AnswerCookie }
    | { readonly ok: false; readonly refusal: Refusal }
  );

/** The account that it was about, for the log, where nobody is signed in yet. */
interface About {
  readonly aboutAccount?: string | undefined;
}

/** Returns the outcome with the account that it was about. */
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

/** Returns a refusal of the form as a whole. */
export function invalidForm(message: Message): ReturnType<typeof refused> {
  return refused({ kind: 'invalid', fields: { non_field_errors: [message] } });
}

/** Returns a refusal of one field. */
export function invalidField(field: string, message: Message): ReturnType<typeof refused> {
  return refused({ kind: 'invalid', fields: { [field]: [message] } });
}
