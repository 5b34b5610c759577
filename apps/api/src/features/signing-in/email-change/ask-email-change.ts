import { nameKey } from '@milieuspoor/domain';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, invalidField, type Outcome } from '../../../http/outcome.ts';
import type { AttemptLimit } from '../../../platform/attempts.queries.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { message } from '../../../text/message.ts';
import { lockAccount } from '../../accounts/accounts.queries.ts';
import {
  type AwaitedChange,
  findEmailChange,
  isEmailTaken,
  replaceEmailChange,
} from '../../accounts/email-change/email-change.queries.ts';
import { confirmationMail, takenMail } from '../../accounts/email-change/email-change-mails.ts';
import { checkAlways } from '../../accounts/passwords/check-again.ts';
import { createToken, hashToken } from '../../accounts/sessions/session-token.ts';
import { takeAttempts, throttleBy } from '../../accounts/throttling/throttle.ts';

const LINK_MS = 24 * 60 * 60 * 1000;
const HOUR_SECONDS = 60 * 60;
/** People sometimes mistype an address; somebody else's mailbox gets few of these mails. */
const PER_ACCOUNT: AttemptLimit = { attempts: 5, windowSeconds: HOUR_SECONDS };
const PER_EMAIL: AttemptLimit = { attempts: 5, windowSeconds: HOUR_SECONDS };

/**
 * Stores the request for another address, and mails each of the two addresses a link to confirm it. Nothing reveals
 * whether somebody has the new address: its holder gets a mail that they have an account, and nobody knows the link
 * that was made.
 */
export async function askEmailChange(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>,
  caller: Pick<Caller, 'accountId' | 'sessionId'>,
  { email, password }: { readonly email: string; readonly password: string | undefined },
): Promise<Outcome<AwaitedChange | null>> {
  const { database, clock, settings } = dependencies;
  const now = clock.now();
  const { accountId, sessionId } = caller;
  const unsure = await checkAlways(dependencies, caller, { field: 'current_password', password });
  if (unsure) return unsure;
  const throttles = [
    throttleBy('email-change/account', accountId, PER_ACCOUNT),
    throttleBy('email-change/email', nameKey(email), PER_EMAIL),
  ];
  const closed = await takeAttempts(database.queries, throttles, now, 'too-many-requests-for-now');
  if (closed) return closed;

  return database.transaction<Outcome<AwaitedChange | null>>(async (queries) => {
    const account = await lockAccount(queries, accountId);
    if (email === account.email) return invalidField('email', message('email-is-own'));
    const [oldToken, newToken] = [createToken(), createToken()];
    await replaceEmailChange(queries, {
      accountId,
      sessionId,
      email,
      oldTokenHash: hashToken(oldToken),
      newTokenHash: hashToken(newToken),
      createdAt: now,
      expiresAt: new Date(now.getTime() + LINK_MS),
    });
    const { username, language } = account;
    const toOld = { to: account.email, username, language, email };
    const toNew = { to: email, username, language, email };
    const taken = await isEmailTaken(queries, accountId, email);
    await queueMail(dependencies, queries, confirmationMail(toOld, settings, 'old', oldToken));
    await queueMail(
      dependencies,
      queries,
      taken ? takenMail(toNew, settings) : confirmationMail(toNew, settings, 'new', newToken),
    );
    return done(await findEmailChange(queries, accountId, now));
  });
}
