import { type Language, nameKey } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import { done, type Outcome, refused } from '../../http/outcome.ts';
import type { AttemptLimit } from '../../platform/attempts.queries.ts';
import { message } from '../../text/message.ts';
import { findAccountByEmail } from './accounts.queries.ts';
import { deleteResetToken, insertResetToken } from './passwords.queries.ts';
import { noAccountMail, resetMail } from './reset-mails.ts';
import { createToken, hashToken } from './session-token.ts';
import { returnAttempts, takeAttempts, throttleBy } from './throttle.ts';

const RESET_LINK_MS = 24 * 60 * 60 * 1000;
/** A mailbox gets few of these mails, and an address of the network cannot fill many mailboxes. */
const PER_EMAIL: AttemptLimit = { attempts: 3, windowSeconds: 60 * 60 };
const PER_ADDRESS: AttemptLimit = { attempts: 20, windowSeconds: 60 * 60 };

interface ResetRequest {
  readonly email: string;
  readonly address: string;
  readonly language: Language;
}

/**
 * Mails a link with which a new password is set. An address that nobody has gets a mail as well, so that answer, time
 * and failure tell nothing of who has an account (decision 69).
 */
export async function requestPasswordReset(
  {
    settings,
    database: { queries },
    clock,
    mailer,
  }: Pick<Dependencies, 'settings' | 'database' | 'clock' | 'mailer'>,
  { email, address, language }: ResetRequest,
): Promise<Outcome<undefined>> {
  const now = clock.now();
  const perEmail = throttleBy('reset/email', nameKey(email), PER_EMAIL);
  const perAddress = throttleBy('reset/address', address, PER_ADDRESS);
  const closed = await takeAttempts(queries, [perEmail, perAddress], now, 'too-many-resets');
  if (closed) return closed;

  const account = await findAccountByEmail(queries, email);
  const token = createToken();
  const tokenHash = hashToken(token);
  if (account)
    await insertResetToken(queries, {
      tokenHash,
      accountId: account.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + RESET_LINK_MS),
    });
  try {
    await mailer.send(
      account
        ? resetMail(account, `${settings.publicUrl}/#/wachtwoord_vergeten/${token}`)
        : noAccountMail(email, language),
    );
  } catch {
    await deleteResetToken(queries, tokenHash);
    await returnAttempts(queries, [perEmail]);
    return refused({ kind: 'unavailable', message: message('mail-failed') });
  }
  return done(undefined);
}
