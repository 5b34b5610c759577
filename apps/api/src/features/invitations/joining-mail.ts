import type { DashboardType, Language } from '@milieuspoor/domain';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { type MessageCode, message, sentence } from '../../text/message.ts';

interface Joining {
  readonly email: string;
  readonly language: Language;
  readonly sender: string;
  readonly organisation: string;
  readonly dashboardType: DashboardType;
  readonly administrator: boolean;
}

/** Writes the mail that asks the holder of an account with this address to join an organisation with it. */
export function joiningMail(
  { email, language, sender, organisation, dashboardType, administrator }: Joining,
  publicUrl: string,
): Mail {
  const roles: MessageCode[] = [`role-${dashboardType}`];
  if (administrator) roles.push('role-administrator');
  const role = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    roles.map((code) => sentence(message(code), language)),
  );
  const say = (code: MessageCode) => sentence(message(code, { sender, organisation, role }), language);
  return composeMail({
    to: email,
    subject: say('mail-join-subject'),
    greeting: say('mail-greeting'),
    paragraphs: [
      say('mail-join-reason'),
      say('mail-join-role'),
      say('mail-join-answer'),
      say('mail-join-term'),
    ],
    link: { label: say('mail-join-link'), address: `${publicUrl}/#/account` },
    closing: say('mail-closing'),
  });
}
