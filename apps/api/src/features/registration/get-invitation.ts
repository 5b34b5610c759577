import type { Dependencies } from '../../dependencies.ts';
import type { Call } from '../../http/caller.ts';
import { done, invalidField, type Outcome } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { hashToken } from '../accounts/sessions/session-token.ts';
import { linkThrottles } from '../accounts/throttling/link-throttles.ts';
import { returnAttempts, takeAttempts } from '../accounts/throttling/throttle.ts';
import { findInvitationContent, type InvitationContent } from './invitations.queries.ts';

/** Returns who invites and for what, for the person who opened the link in the mail. */
export async function getInvitation(
  { database: { queries }, clock }: Pick<Dependencies, 'database' | 'clock'>,
  token: string,
  call: Pick<Call, 'address'>,
): Promise<Outcome<InvitationContent>> {
  const now = clock.now();
  const throttles = linkThrottles(call.address);
  const closed = await takeAttempts(queries, throttles, now, 'too-many-requests-for-now');
  if (closed) return closed;
  const content = await findInvitationContent(queries, hashToken(token), now);
  if (!content) return invalidField('token', message('invitation-link-over'));
  await returnAttempts(queries, throttles);
  return done(content);
}
