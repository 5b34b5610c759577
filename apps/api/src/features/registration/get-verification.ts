import type { VerificationState } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Call } from '../../http/caller.ts';
import { done, type Outcome } from '../../http/outcome.ts';
import { hashToken } from '../accounts/sessions/session-token.ts';
import { linkThrottles } from '../accounts/throttling/link-throttles.ts';
import { returnAttempts, takeAttempts } from '../accounts/throttling/throttle.ts';
import { findLinkedAccount } from './account-tokens.queries.ts';

/** Returns the state of a link of a registration, so that a second click on a used one does not look like a failure. */
export async function getVerification(
  { database: { queries }, clock }: Pick<Dependencies, 'database' | 'clock'>,
  key: string,
  call: Pick<Call, 'address'>,
): Promise<Outcome<{ state: VerificationState }>> {
  const now = clock.now();
  const throttles = linkThrottles(call.address);
  const closed = await takeAttempts(queries, throttles, now, 'too-many-requests-for-now');
  if (closed) return closed;
  const linked = await findLinkedAccount(queries, hashToken(key), 'verify', now);
  if (!linked) return done({ state: 'over' });
  await returnAttempts(queries, throttles);
  if (linked.confirmed) return done({ state: 'confirmed' });
  return done({ state: linked.usable ? 'open' : 'over' });
}
