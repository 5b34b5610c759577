import { formatDay, formatModified } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { type MessageCode, message, sentence } from '../../text/message.ts';
import type { AccountRow } from './accounts.queries.ts';

/** The events of an account, with the text of their mails. */
const EVENTS = {
  password: {
    subject: 'mail-password-subject',
    what: 'mail-password-changed',
    advice: 'mail-security-not-you',
  },
  'first-password': {
    subject: 'mail-first-password-subject',
    what: 'mail-first-password',
    advice: 'mail-security-not-you',
  },
  'second-factor-on': {
    subject: 'mail-factor-on-subject',
    what: 'mail-factor-on',
    advice: 'mail-security-not-you',
  },
  'second-factor-off': {
    subject: 'mail-factor-off-subject',
    what: 'mail-factor-off',
    advice: 'mail-security-not-you',
  },
  'authenticator-on': {
    subject: 'mail-authenticator-on-subject',
    what: 'mail-authenticator-on',
    advice: 'mail-security-not-you',
  },
  'authenticator-off': {
    subject: 'mail-authenticator-off-subject',
    what: 'mail-authenticator-off',
    advice: 'mail-security-not-you',
  },
  'passkey-added': {
    subject: 'mail-passkey-added-subject',
    what: 'mail-passkey-added',
    advice: 'mail-security-not-you',
  },
  'passkey-removed': {
    subject: 'mail-passkey-removed-subject',
    what: 'mail-passkey-removed',
    advice: 'mail-security-not-you',
  },
  'sign-on-linked': {
    subject: 'mail-sign-on-linked-subject',
    what: 'mail-sign-on-linked',
    advice: 'mail-sign-on-linked-advice',
  },
  'sign-on-unlinked': {
    subject: 'mail-sign-on-unlinked-subject',
    what: 'mail-sign-on-unlinked',
    advice: 'mail-sign-on-unlinked-advice',
  },
  'recovery-codes': {
    subject: 'mail-codes-subject',
    what: 'mail-codes-renewed',
    advice: 'mail-security-not-you',
  },
  'wrong-codes': {
    subject: 'mail-wrong-codes-subject',
    what: 'mail-wrong-codes',
    advice: 'mail-wrong-codes-advice',
  },
  'codes-closed': {
    subject: 'mail-codes-closed-subject',
    what: 'mail-codes-closed',
    advice: 'mail-wrong-codes-advice',
  },
  'failed-logins': {
    subject: 'mail-failed-logins-subject',
    what: 'mail-failed-logins',
    advice: 'mail-failed-logins-advice',
  },
} as const satisfies Record<string, Readonly<Record<'subject' | 'what' | 'advice', MessageCode>>>;

export type SecurityEvent = keyof typeof EVENTS;

type Holder = Pick<AccountRow, 'email' | 'username' | 'language'>;
type Needs = Pick<Dependencies, 'secret' | 'settings' | 'clock'>;

/**
 * Informs the holder of an account what happened to it, so that they notice the actions of somebody else. It must run
 * in the transaction of the change: the mail is queued with it, or neither happens.
 */
export async function tellHolder(
  dependencies: Needs,
  queries: Queries,
  holder: Holder,
  event: SecurityEvent,
): Promise<void> {
  await queueMail(dependencies, queries, securityMail(dependencies, holder, event));
}

export function securityMail(
  { settings, clock }: Pick<Needs, 'settings' | 'clock'>,
  { email, username, language }: Holder,
  event: SecurityEvent,
): Mail {
  const { subject, what, advice } = EVENTS[event];
  const now = clock.now();
  const values = { username, day: formatDay(now), time: formatModified(now).slice(-8, -3) };
  const say = (code: MessageCode) => sentence(message(code, values), language);
  return composeMail({
    to: email,
    subject: say(subject),
    greeting: say('mail-greeting'),
    paragraphs: [say(what), say('mail-security-moment'), say(advice)],
    link: { label: say('mail-known-link'), address: `${settings.publicUrl}/#/login` },
    closing: say('mail-closing'),
  });
}
