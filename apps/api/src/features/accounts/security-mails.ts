import { formatDay, formatModified } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { type MessageCode, message, sentence } from '../../text/message.ts';
import type { AccountRow } from './accounts.queries.ts';

/** What of an account's security changed, with the words of its mail. */
const CHANGES = {
  password: { subject: 'mail-password-subject', what: 'mail-password-changed' },
  'first-password': { subject: 'mail-first-password-subject', what: 'mail-first-password' },
  'second-factor-on': { subject: 'mail-factor-on-subject', what: 'mail-factor-on' },
  'second-factor-off': { subject: 'mail-factor-off-subject', what: 'mail-factor-off' },
  'recovery-codes': { subject: 'mail-codes-subject', what: 'mail-codes-renewed' },
} as const satisfies Record<string, { subject: MessageCode; what: MessageCode }>;

export type SecurityChange = keyof typeof CHANGES;

type Holder = Pick<AccountRow, 'email' | 'username' | 'language'>;

/**
 * Tells the holder of an account what changed, so that somebody else's doing does not go unseen. Belongs into the
 * transaction of the change: the mail is queued with it, or neither is there.
 */
export async function tellHolder(
  { secret, settings, clock }: Pick<Dependencies, 'secret' | 'settings' | 'clock'>,
  queries: Queries,
  { email, username, language }: Holder,
  change: SecurityChange,
): Promise<void> {
  const { subject, what } = CHANGES[change];
  const now = clock.now();
  const values = { username, day: formatDay(now), time: formatModified(now).slice(-8, -3) };
  const say = (code: MessageCode) => sentence(message(code, values), language);
  const mail = composeMail({
    to: email,
    subject: say(subject),
    greeting: say('mail-greeting'),
    paragraphs: [say(what), say('mail-security-moment'), say('mail-security-not-you')],
    link: { label: say('mail-known-link'), address: `${settings.publicUrl}/#/login` },
    closing: say('mail-closing'),
  });
  await queueMail({ secret, clock }, queries, mail);
}
