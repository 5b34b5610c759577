import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Call } from '../../http/caller.ts';
import { done, invalidField, type Outcome } from '../../http/outcome.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { isPassword } from '../../platform/password-hash.ts';
import { message } from '../../text/message.ts';
import { getPasswordHash } from '../accounts/passwords/passwords.queries.ts';
import { hashToken } from '../accounts/sessions/session-token.ts';
import { linkThrottles } from '../accounts/throttling/link-throttles.ts';
import { returnAttempts, takeAttempts } from '../accounts/throttling/throttle.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import { waitingRegistrationMail } from './account-mails.ts';
import { findTokenAccount, retireAccountTokens } from './account-tokens.queries.ts';
import { admitColleague } from './admit-colleague.ts';
import { lockAdmitting } from './admitting-domains.queries.ts';
import { confirmEmail } from './registration.queries.ts';

/**
 * Confirms the address of a registration by the key in its mail; a key works once. The password must be the one of the
 * registration: otherwise, when somebody registers an address that is not theirs, its owner would confirm a password
 * that the owner did not choose. Returns the organisation that admitted them by their address; null when staff decide.
 */
export async function verifyEmail(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>,
  { key, password }: { readonly key: string; readonly password: string },
  call: Call,
): Promise<Outcome<{ readonly admittedTo: string | null }>> {
  const { database, clock, secret, settings } = dependencies;
  const now = clock.now();
  const throttles = linkThrottles(call.address);
  const closed = await takeAttempts(database.queries, throttles, now, 'too-many-requests-for-now');
  if (closed) return closed;
  const registeredHash = await findRegisteredHash(database.queries, key, now);
  const isRegistered = registeredHash !== null && (await isPassword(password, registeredHash));
  const outcome = await database.transaction<Outcome<{ readonly admittedTo: string | null }>>(
    async (queries) => {
      // An organisation is locked before an account.
      const place = await lockAdmitting(queries, hashToken(key));
      const accountId = await findTokenAccount(queries, hashToken(key), 'verify', now);
      if (!accountId) return invalidField('key', message('verify-link-over'));
      // Comparing takes long, so it was done before; the hash must still be the one that was compared.
      if (!isRegistered || (await getPasswordHash(queries, accountId)) !== registeredHash)
        return invalidField('password', message('verify-password-wrong'));
      const person = await confirmEmail(queries, accountId, now);
      await retireAccountTokens(queries, accountId, 'verify', now);
      await recordHistory(queries, {
        at: now,
        accountId,
        organisationId: null,
        projectId: null,
        subject: { type: 'account', id: accountId, name: person.email },
        action: 'changed',
        changes: { emailVerified: { from: false, to: true } },
      });
      if (!person.waits) return done({ admittedTo: null });
      if (place) await admitColleague(dependencies, queries, { accountId, person, place });
      else await queueMail({ secret, clock }, queries, waitingRegistrationMail(settings, person));
      return done({ admittedTo: place?.organisationName ?? null });
    },
  );
  if (outcome.ok) await returnAttempts(database.queries, throttles);
  return outcome;
}

/** Returns the hash of the password that the link confirms; null when there is no such link. */
async function findRegisteredHash(queries: Queries, key: string, now: Date): Promise<string | null> {
  const accountId = await findTokenAccount(queries, hashToken(key), 'verify', now);
  return accountId ? getPasswordHash(queries, accountId) : null;
}
