import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { Settings } from '../../../settings.ts';
import { type MessageCode, message, sentence } from '../../../text/message.ts';
import type { AlarmSubject } from './alarms.queries.ts';

/** The facts about a subject in a message. */
interface Told {
  readonly subject: AlarmSubject;
  readonly server: string;
  readonly told: 'bad' | 'good';
}

/** Writes the message in Dutch, which operators read like the provider's staff. */
function say(code: MessageCode, { subject, server, told }: Told): string {
  const about: MessageCode = told === 'bad' ? `alarm-what-${subject}` : `alarm-over-${subject}`;
  const what = sentence(message(about, { server }), 'nl');
  return sentence(message(code, { what }), 'nl');
}

const page = ({ publicUrl }: Pick<Settings, 'publicUrl'>) => `${publicUrl}/#/beheer/toestand`;

export function alarmMail(settings: Pick<Settings, 'publicUrl'>, to: string, told: Told): Mail {
  return composeMail({
    to,
    subject: `${say(`alarm-${told.told}`, told)} (${new URL(settings.publicUrl).host})`,
    greeting: sentence(message('mail-greeting'), 'nl'),
    paragraphs: [say(`alarm-mail-${told.told}`, told), sentence(message('alarm-mail-once'), 'nl')],
    link: { label: sentence(message('alarm-mail-link'), 'nl'), address: page(settings) },
    closing: sentence(message('mail-closing'), 'nl'),
  });
}

/** Returns the body of the webhook: chat services show `text`, the rest is for programs. */
export function alarmBody(
  settings: Pick<Settings, 'publicUrl'>,
  told: Told & { readonly toldAt: Date; readonly detail: string },
): string {
  return JSON.stringify({
    text: `${say(`alarm-${told.told}`, told)} (${page(settings)})`,
    subject: told.subject,
    state: told.told,
    reason: told.detail,
    server: told.server === '' ? null : told.server,
    at: told.toldAt.toISOString(),
    installation: settings.publicUrl,
  });
}

export const ALARM_HEADERS = {
  'Content-Type': 'application/json',
  'User-Agent': 'Milieuspoor-Alarm',
} as const;

export function trialMail(settings: Pick<Settings, 'publicUrl'>, to: string): Mail {
  return composeMail({
    to,
    subject: `${sentence(message('alarm-trial'), 'nl')} (${new URL(settings.publicUrl).host})`,
    greeting: sentence(message('mail-greeting'), 'nl'),
    paragraphs: [sentence(message('alarm-mail-trial'), 'nl')],
    link: { label: sentence(message('alarm-mail-link'), 'nl'), address: page(settings) },
    closing: sentence(message('mail-closing'), 'nl'),
  });
}

/** Returns a trial body in the form of an alarm: programs recognise it by its state. */
export function trialBody(settings: Pick<Settings, 'publicUrl'>, at: Date): string {
  return JSON.stringify({
    text: `${sentence(message('alarm-trial'), 'nl')} (${page(settings)})`,
    subject: null,
    state: 'trial',
    reason: null,
    server: null,
    at: at.toISOString(),
    installation: settings.publicUrl,
  });
}
