import type { Dependencies } from '../../dependencies.ts';
import type { Call } from '../../http/caller.ts';
import { done, invalidField, type Outcome } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { hashToken } from '../accounts/session-token.ts';
import { returnAttempts, takeAttempts } from '../accounts/throttle.ts';
import { recordHistory } from '../history/record-history.queries.ts';
import { findTokenAccount, retireAccountTokens } from './account-tokens.queries.ts';
import { confirmEmail } from './registration.queries.ts';
import { linkThrottles } from './throttles.ts';

/** Confirms the address of a registration by the key of its mail; a key works once. */
export async function verifyEmail(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  key: string,
  call: Call,
): Promise<Outcome<undefined>> {
  const now = clock.now();
  const throttles = linkThrottles(call.address);
  const closed = await takeAttempts(database.queries, throttles, now, 'too-many-requests-for-now');
  if (closed) return closed;
  const confirmed = await database.transaction(async (queries) => {
    const accountId = await findTokenAccount(queries, hashToken(key), 'verify', now);
    if (!accountId) return false;
    const email = await confirmEmail(queries, accountId, now);
    await retireAccountTokens(queries, accountId, 'verify', now);
    await recordHistory(queries, {
      at: now,
      accountId,
      organisationId: null,
      projectId: null,
      subject: { type: 'account', id: accountId, name: email },
      action: 'changed',
      changes: { emailVerified: { from: false, to: true } },
    });
    return true;
  });
  if (!confirmed) return invalidField('key', message('verify-link-over'));
  await returnAttempts(database.queries, throttles);
  return done(undefined);
}
