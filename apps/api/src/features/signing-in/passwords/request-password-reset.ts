import { randomUUID } from 'node:crypto';
import { type Language, nameKey } from '@milieuspoor/domain';
import type { Dependencies } from '../../../dependencies.ts';
import { done, type Outcome } from '../../../http/outcome.ts';
import type { AttemptLimit } from '../../../platform/attempts.queries.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { queueMail, queueNoMail } from '../../../platform/mail/queue-mail.ts';
import { type MessageCode, message, sentence } from '../../../text/message.ts';
import { findAccountByEmail } from '../../accounts/accounts.queries.ts';
import { insertResetToken } from '../../accounts/passwords/passwords.queries.ts';
import { createToken, hashToken } from '../../accounts/sessions/session-token.ts';
import { takeAttempts, throttleBy } from '../../accounts/throttling/throttle.ts';

const RESET_LINK_MS = 24 * 60 * 60 * 1000;
/** A mailbox gets few of these mails, and a network address cannot fill many mailboxes. */
const PER_EMAIL: AttemptLimit = { attempts: 3, windowSeconds: 60 * 60 };
const PER_ADDRESS: AttemptLimit = { attempts: 20, windowSeconds: 60 * 60 };

interface ResetRequest {
  readonly email: string;
  readonly address: string;
  readonly language: Language;
}

/**
 * Mails a link with which a new password is set. For an address without an account it does the same work without
 * sending: answer and time reveal nothing about accounts, and no stranger gets a mail (D-69).
 */
export async function requestPasswordReset(
  { settings, database, clock, secret }: Pick<Dependencies, 'settings' | 'database' | 'clock' | 'secret'>,
  { email, address, language }: ResetRequest,
): Promise<Outcome<undefined>> {
  const now = clock.now();
  const perEmail = throttleBy('reset/email', nameKey(email), PER_EMAIL);
  const perAddress = throttleBy('reset/address', address, PER_ADDRESS);
  const closed = await takeAttempts(database.queries, [perAddress, perEmail], now, 'too-many-resets');
  if (closed) return closed;

  const account = await findAccountByEmail(database.queries, email);
  const recipient = account ?? { id: randomUUID(), username: email, email, language };
  const token = createToken();
  const mail = resetMail(recipient, `${settings.publicUrl}/#/wachtwoord_vergeten/${token}`);
  await database.transaction(async (queries) => {
    await insertResetToken(queries, {
      tokenHash: hashToken(token),
      accountId: recipient.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + RESET_LINK_MS),
    });
    await (account ? queueMail : queueNoMail)({ secret, clock }, queries, mail);
  });
  return done(undefined);
}

/** Writes the mail with the link to a new password. */
function resetMail(
  account: { readonly email: string; readonly username: string; readonly language: Language },
  address: string,
): Mail {
  const values = { username: account.username };
  const say = (code: MessageCode) => sentence(message(code, values), account.language);
  return composeMail({
    to: account.email,
    subject: say('reset-mail-subject'),
    greeting: say('mail-greeting'),
    paragraphs: [say('reset-mail-asked'), say('reset-mail-limits'), say('reset-mail-ignore')],
    link: { label: say('reset-mail-link'), address },
    closing: say('mail-closing'),
  });
}
