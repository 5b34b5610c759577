import type { Language } from '@milieuspoor/domain';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { type MessageCode, message, sentence } from '../../../text/message.ts';

/** Writes the mail with the link to a new password. */
export function resetMail(
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
