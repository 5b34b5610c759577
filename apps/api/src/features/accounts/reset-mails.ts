import type { Language } from '@milieuspoor/domain';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { type MessageCode, message, sentence } from '../../text/message.ts';

/** The way to a new password. */
export function resetMail(
  account: { readonly email: string; readonly username: string; readonly language: Language },
  address: string,
): Mail {
  const say = sayIn(account.language, { username: account.username });
  return composeMail({
    to: account.email,
    subject: say('reset-mail-subject'),
    greeting: say('mail-greeting'),
    paragraphs: [say('reset-mail-asked'), say('reset-mail-limits'), say('reset-mail-ignore')],
    link: { label: say('reset-mail-link'), address },
    closing: say('mail-closing'),
  });
}

/** To an address that nobody has: its reader learns why no link comes, and who asked sees no difference. */
export function noAccountMail(to: string, language: Language): Mail {
  const say = sayIn(language);
  return composeMail({
    to,
    subject: say('reset-mail-subject'),
    greeting: say('mail-greeting'),
    paragraphs: [say('reset-mail-unknown'), say('reset-mail-unknown-ignore')],
    closing: say('mail-closing'),
  });
}

function sayIn(language: Language, values?: Readonly<Record<string, string>>) {
  return (code: MessageCode) => sentence(message(code, values), language);
}
