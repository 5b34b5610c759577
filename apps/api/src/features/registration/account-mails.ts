import type { DashboardType, Language } from '@milieuspoor/domain';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { Settings } from '../../settings.ts';
import { type MessageCode, message, sentence } from '../../text/message.ts';
import type { AdmittingRow } from './admitting-domains.queries.ts';
import type { InvitationContent } from './invitations.queries.ts';
import type { Confirmed } from './registration.queries.ts';

interface Recipient {
  readonly email: string;
  readonly language: Language;
}

interface Letter {
  readonly subject: MessageCode;
  readonly paragraphs: readonly MessageCode[];
  readonly link: { readonly label: MessageCode; readonly path: string } | null;
  readonly values?: Readonly<Record<string, string>>;
}

/**
 * Writes the mail that confirms an address. It repeats nothing that was typed, because anybody can type anything for
 * somebody else's address.
 */
export function verificationMail(to: Recipient, publicUrl: string, key: string): Mail {
  return write(to, publicUrl, {
    subject: 'mail-verify-subject',
    paragraphs: ['mail-verify-reason', 'mail-verify-term', 'mail-verify-ignore'],
    link: { label: 'mail-verify-link', path: `/registeren/${key}` },
  });
}

/** Tells a person who registers again that they already have an account; only the owner of the address reads it. */
export function knownAddressMail(to: Recipient, publicUrl: string): Mail {
  return write(to, publicUrl, {
    subject: 'mail-known-subject',
    paragraphs: ['mail-known-reason', 'mail-known-advice'],
    link: { label: 'mail-known-link', path: '/login' },
  });
}

/** Writes the mail with the inviter, the organisations and the role, and an introduction to Milieuspoor. */
export function invitationMail(
  to: Recipient,
  publicUrl: string,
  token: string,
  { username, sender, organisations, dashboardType, isStaff, administrator }: InvitationContent,
): Mail {
  const list = new Intl.ListFormat(to.language, { type: 'conjunction' });
  const names = list.format(organisations);
  const place: MessageCode = organisations.length > 0 ? 'mail-invite-organisation' : 'mail-invite-account';
  const roles: MessageCode[] = [`role-${dashboardType}`];
  if (administrator) roles.push('role-administrator');
  if (isStaff) roles.push('role-staff');
  const role = list.format(roles.map((code) => sentence(message(code), to.language)));
  return write(to, publicUrl, {
    subject: organisations.length > 0 ? 'mail-invite-subject-of' : 'mail-invite-subject',
    paragraphs: [
      place,
      'mail-invite-role',
      'mail-invite-what',
      'mail-invite-password',
      'mail-invite-username',
      'mail-invite-term',
    ],
    link: { label: 'mail-invite-link', path: `/uitnodiging/${token}` },
    values: { username, sender, organisations: names, role },
  });
}

/** Tells the provider, in Dutch, that somebody waits to be admitted. It quotes what they typed. */
export function waitingRegistrationMail(
  { providerEmail, publicUrl }: Pick<Settings, 'providerEmail' | 'publicUrl'>,
  { email, firstName, lastName, wish }: Pick<Confirmed, 'email' | 'firstName' | 'lastName' | 'wish'>,
): Mail {
  return write({ email: providerEmail, language: 'nl' }, publicUrl, {
    subject: 'mail-waiting-subject',
    paragraphs: ['mail-waiting-reason', 'mail-waiting-advice'],
    link: { label: 'mail-waiting-link', path: '/beheer/registraties' },
    values: { name: `${firstName} ${lastName}`.trim() || email, email, organisation: wish || '-' },
  });
}

/** Welcomes a person to an organisation, with the first steps: a viewer can only look. */
export function admissionMail(
  to: Recipient,
  publicUrl: string,
  { organisation, dashboardType }: { readonly organisation: string; readonly dashboardType: DashboardType },
): Mail {
  return write(to, publicUrl, {
    subject: 'mail-admitted-subject',
    paragraphs: [
      'mail-admitted-reason',
      dashboardType === 'viewer' ? 'mail-admitted-first-look' : 'mail-admitted-first-step',
    ],
    link: { label: 'mail-known-link', path: '/login' },
    values: { organisation },
  });
}

/**
 * Tells the administrators of an organisation that somebody came in by their address, and what to do when that is
 * wrong.
 */
export function colleagueMail(
  to: Recipient,
  publicUrl: string,
  {
    name,
    email,
    domain,
    slug,
    organisationName,
  }: AdmittingRow & { readonly name: string; readonly email: string },
): Mail {
  return write(to, publicUrl, {
    subject: 'mail-colleague-subject',
    paragraphs: ['mail-colleague-reason', 'mail-colleague-advice'],
    link: { label: 'mail-colleague-link', path: `/o/${slug}/instellingen?tab=organisatieleden` },
    values: { name, email, domain, organisation: organisationName },
  });
}

export function rejectionMail(to: Recipient, publicUrl: string): Mail {
  return write(to, publicUrl, {
    subject: 'mail-rejected-subject',
    paragraphs: ['mail-rejected-reason', 'mail-rejected-advice'],
    link: null,
  });
}

function write({ email, language }: Recipient, publicUrl: string, letter: Letter): Mail {
  const say = (code: MessageCode) => sentence(message(code, letter.values), language);
  const { link } = letter;
  return composeMail({
    to: email,
    subject: say(letter.subject),
    greeting: say('mail-greeting'),
    paragraphs: letter.paragraphs.map(say),
    ...(link ? { link: { label: say(link.label), address: `${publicUrl}/#${link.path}` } } : {}),
    closing: say('mail-closing'),
  });
}
