import type { Dependencies } from '../../dependencies.ts';
import type { Call } from '../../http/caller.ts';
import { done, type Outcome } from '../../http/outcome.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { takeAttempts } from '../accounts/throttling/throttle.ts';
import { knownAddressMail } from './account-mails.ts';
import { lockAccountOfEmail } from './registration.queries.ts';
import { sendVerification } from './send-verification.ts';
import { registrationThrottles } from './throttles.ts';

/**
 * Sends the mail that confirms a registration again. As with registering, the requester learns nothing about existing
 * accounts: a person who already has one reads so in the mail, and nobody else gets a mail.
 */
export async function resendVerification(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>,
  email: string,
  call: Pick<Call, 'address'>,
): Promise<Outcome<undefined>> {
  const { database, clock, secret, settings } = dependencies;
  const throttles = registrationThrottles(email, call.address);
  const closed = await takeAttempts(database.queries, throttles, clock.now(), 'too-many-requests-for-now');
  if (closed) return closed;
  await database.transaction(async (queries) => {
    const known = await lockAccountOfEmail(queries, email);
    if (known?.unconfirmed) await sendVerification(dependencies, queries, known);
    else if (known) await queueMail({ secret, clock }, queries, knownAddressMail(known, settings.publicUrl));
  });
  return done(undefined);
}
