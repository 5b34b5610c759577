import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { invalidField, type Outcome } from '../../../http/outcome.ts';
import { message } from '../../../text/message.ts';
import { findSessionOrigin } from '../sessions.queries.ts';
import { checkOwnPassword } from './check-own-password.ts';

/** Who signed in so shortly ago has just proved who they are. */
const RECENT_MINUTES = 10;

/**
 * Asks who somebody is once more, so that a browser that was left signed in isn't enough; null when it is clear. Who signed in
 * through their organisation has no password here, and signs in there again.
 */
export async function checkAgain(
  { database: { queries }, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { accountId, sessionId }: Pick<Caller, 'accountId' | 'sessionId'>,
  password: string | undefined,
): Promise<Extract<Outcome<never>, { ok: false }> | null> {
  const now = clock.now();
  const origin = await findSessionOrigin(queries, sessionId);
  if (origin && now.getTime() - origin.createdAt.getTime() < RECENT_MINUTES * 60_000) return null;
  if (origin?.signedOn)
    return invalidField('non_field_errors', message('sign-on-again', { minutes: RECENT_MINUTES }));
  if (password === undefined) return invalidField('current_password', message('password-asked-again'));
  return checkOwnPassword(queries, accountId, { field: 'current_password', password }, now);
}
