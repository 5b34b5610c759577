import type { Language } from '@milieuspoor/domain';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { Settings } from '../../settings.ts';
import { type MessageCode, message, sentence } from '../../text/message.ts';

interface ErasureLetter {
  readonly to: string;
  readonly language: Language;
  /** number of entries of the history that retain the name */
  readonly kept: number;
  /** the projects of these entries */
  readonly projects: readonly string[];
}

/** Writes the last mail to a person: what was erased, and what was retained and why. */
export function erasureMail(
  { providerEmail }: Pick<Settings, 'providerEmail'>,
  { to, language, kept, projects }: ErasureLetter,
): Mail {
  const say = (code: MessageCode, values?: Readonly<Record<string, string | number>>) =>
    sentence(message(code, values), language);
  return composeMail({
    to,
    subject: say('mail-erased-subject'),
    greeting: say('mail-greeting'),
    paragraphs: [
      say('mail-erased-what'),
      say('mail-erased-pseudonym'),
      ...(kept > 0 ? [say('mail-erased-kept', { count: kept, projects: projects.join(', ') })] : []),
      say('mail-erased-questions', { email: providerEmail }),
    ],
    closing: say('mail-closing'),
  });
}

/** Informs staff, in Dutch, that somebody asks to be erased. */
export function erasureAskedMail(
  { providerEmail, publicUrl }: Pick<Settings, 'providerEmail' | 'publicUrl'>,
  person: { readonly name: string; readonly email: string },
): Mail {
  const say = (code: MessageCode) => sentence(message(code, { ...person }), 'nl');
  const mail = composeMail({
    to: providerEmail,
    subject: say('mail-erasure-asked-subject'),
    greeting: say('contact-mail-greeting'),
    paragraphs: [say('mail-erasure-asked-lead'), say('mail-erasure-asked-advice')],
    link: { label: say('contact-mail-link'), address: `${publicUrl}/#/beheer/wisverzoeken` },
    closing: say('contact-mail-closing'),
  });
  return { ...mail, replyTo: person.email };
}
