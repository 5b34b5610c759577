import type { Queries } from '../../../database/open-database.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { invalidField, type Outcome } from '../../../http/outcome.ts';
import { CLOCKS_DIFFER_MS } from '../../../platform/clock.ts';
import { message } from '../../../text/message.ts';
import { findSessionOrigin } from '../sessions/sessions.queries.ts';
import { checkOwnPassword } from './check-own-password.ts';

type Refusal = Extract<Outcome<never>, { ok: false }>;

/** A person who signed in this recently has just proved their identity. */
const RECENT_MINUTES = 10;

/**
 * Requires a new proof of identity, so that a browser that was left signed in isn't enough; null when it is given. A
 * user who signed in through their organisation has no password here, and signs in there again.
 */
export async function checkAgain(
  { database: { queries }, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { accountId, sessionId }: Pick<Caller, 'accountId' | 'sessionId'>,
  password: string | undefined,
): Promise<Refusal | null> {
  const now = clock.now();
  const origin = await findSessionOrigin(queries, sessionId);
  if (origin && isRecent(origin, now)) return null;
  if (origin?.signedOn) return SIGN_ON_AGAIN;
  return askPassword(queries, accountId, { field: 'current_password', password }, now);
}

/**
 * Does the same for an action that makes an account less safe or exports its data: the password is required, however
 * recently somebody signed in with it. A sign-in through the organisation a moment ago replaces it.
 */
export async function checkAlways(
  { database: { queries }, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { accountId, sessionId }: Pick<Caller, 'accountId' | 'sessionId'>,
  { field = 'password', password }: { readonly field?: string; readonly password: string | undefined },
): Promise<Refusal | null> {
  const now = clock.now();
  const origin = await findSessionOrigin(queries, sessionId);
  if (origin?.signedOn) return isRecent(origin, now) ? null : SIGN_ON_AGAIN;
  return askPassword(queries, accountId, { field, password }, now);
}

const SIGN_ON_AGAIN = invalidField('non_field_errors', message('sign-on-again', { minutes: RECENT_MINUTES }));

function isRecent({ createdAt }: { readonly createdAt: Date }, now: Date): boolean {
  const ageMs = now.getTime() - createdAt.getTime();
  // A session of a clock that ran ahead would count as recent until that moment comes.
  return ageMs >= -CLOCKS_DIFFER_MS && ageMs < RECENT_MINUTES * 60_000;
}

async function askPassword(
  queries: Queries,
  accountId: string,
  { field, password }: { readonly field: string; readonly password: string | undefined },
  now: Date,
): Promise<Refusal | null> {
  if (password === undefined) return invalidField(field, message('password-asked-again'));
  return checkOwnPassword(queries, accountId, { field, password }, now);
}
