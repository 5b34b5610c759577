import { formatDay, formatModified, type Language } from '@milieuspoor/domain';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { Settings } from '../../../settings.ts';
import { type MessageCode, message, sentence } from '../../../text/message.ts';
import type { Side } from './email-change.queries.ts';

interface Addressee {
  readonly to: string;
  readonly username: string;
  readonly language: Language;
  /** the new address */
  readonly email: string;
}

/**
 * Writes the mail with the link by which one of the two addresses confirms; the mail to the new one reveals nothing of
 * the account except its own request.
 */
export function confirmationMail(
  addressee: Addressee,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  side: Side,
  token: string,
): Mail {
  return write(addressee, {
    subject: 'mail-email-confirm-subject',
    paragraphs: [
      side === 'old' ? 'mail-email-confirm-old' : 'mail-email-confirm-new',
      'mail-email-confirm-both',
      side === 'old' ? 'mail-email-not-you-old' : 'mail-email-not-you-new',
    ],
    link: { label: 'mail-email-confirm-link', address: `${publicUrl}/#/e-mailadres/${token}` },
  });
}

/**
 * Writes a mail without a link, where the new address belongs to an account: its holder reads that somebody requested
 * this.
 */
export function takenMail(addressee: Addressee, { publicUrl }: Pick<Settings, 'publicUrl'>): Mail {
  return write(addressee, {
    subject: 'mail-email-taken-subject',
    paragraphs: ['mail-email-taken', 'mail-email-taken-advice'],
    link: { label: 'mail-known-link', address: `${publicUrl}/#/login` },
  });
}

/** Writes the mail to both addresses after the change. */
export function changedMail(
  addressee: Addressee,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  now: Date,
): Mail {
  const values = { day: formatDay(now), time: formatModified(now).slice(-8, -3) };
  return write(addressee, {
    subject: 'mail-email-changed-subject',
    paragraphs: ['mail-email-changed', 'mail-security-moment', 'mail-security-not-you'],
    link: { label: 'mail-known-link', address: `${publicUrl}/#/login` },
    values,
  });
}

interface Letter {
  readonly subject: MessageCode;
  readonly paragraphs: readonly MessageCode[];
  readonly link: { readonly label: MessageCode; readonly address: string };
  readonly values?: Readonly<Record<string, string>>;
}

function write({ to, username, language, email }: Addressee, letter: Letter): Mail {
  const say = (code: MessageCode) => sentence(message(code, { username, email, ...letter.values }), language);
  return composeMail({
    to,
    subject: say(letter.subject),
    greeting: say('mail-greeting'),
    paragraphs: letter.paragraphs.map(say),
    link: { label: say(letter.link.label), address: letter.link.address },
    closing: say('mail-closing'),
  });
}
