import { nameKey } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import { countAttempt } from '../../platform/attempts.queries.ts';
import { queueMail, queueNoMail } from '../../platform/mail/queue-mail.ts';
import type { LoginAccount } from '../accounts/accounts.queries.ts';
import { securityMail } from '../accounts/security-mails.ts';
import { throttleBy } from '../accounts/throttling/throttle.ts';

/** More than a person mistypes in a day, far fewer than guessing needs. The holder is informed once in that time. */
const FAILURES = { attempts: 10, windowSeconds: 24 * 60 * 60 };

/**
 * Counts an attempt with a wrong password, and informs the holder of the account when there were many, under any name.
 * For an unknown name it does the same work, so that the time of an answer reveals nothing.
 */
export async function warnOfFailures(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>,
  name: string,
  account: LoginAccount | null,
): Promise<void> {
  const { database, clock } = dependencies;
  const { bucket } = account
    ? throttleBy('login-failures/account', account.id, FAILURES)
    : throttleBy('login-failures/name', nameKey(name), FAILURES);
  const failures = await countAttempt(database.queries, bucket, FAILURES.windowSeconds, clock.now());
  if (failures !== FAILURES.attempts) return;
  const holder = account ?? { email: 'nobody@invalid', username: name, language: 'nl' as const };
  const mail = securityMail(dependencies, holder, 'failed-logins');
  // An unconfirmed address may be somebody else's.
  await (account && !account.unconfirmed ? queueMail : queueNoMail)(dependencies, database.queries, mail);
}
