import { type Language, tabNumber } from '@milieuspoor/domain';
import { composeMail } from '../../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import type { Settings } from '../../../../settings.ts';
import { type MessageCode, message, sentence } from '../../../../text/message.ts';
import type { ProjectRow } from '../../../projects/projects.queries.ts';
import type { WitnessRow } from './openings.queries.ts';

type Place = Pick<Settings, 'publicUrl'>;
type Subject = Pick<ProjectRow, 'id' | 'name' | 'organisationSlug'>;
type Reader = Pick<WitnessRow, 'email' | 'language'>;

/** Writes the mail that asks a member to be the witness of an opening. */
export function askedWitnessMail(to: Reader, place: Place, project: Subject, asker: string): Mail {
  return write(to, place, project, {
    subject: 'mail-opening-asked-subject',
    paragraphs: ['mail-opening-asked', 'mail-opening-asked-how'],
    name: asker,
  });
}

/** Writes the mail that asks the provider, who reads Dutch, to be the witness for an organisation with one member. */
export function askedProviderMail(
  settings: Pick<Settings, 'publicUrl' | 'providerEmail'>,
  project: Subject,
  asker: string,
): Mail {
  return write({ email: settings.providerEmail, language: 'nl' }, settings, project, {
    subject: 'mail-opening-asked-subject',
    paragraphs: ['mail-opening-asked-of-provider', 'mail-opening-asked-how'],
    name: asker,
  });
}

/** Writes the mail to the asker that the bids stay sealed. */
export function declinedMail(to: Reader, place: Place, project: Subject, witness: string): Mail {
  return write(to, place, project, {
    subject: 'mail-opening-declined-subject',
    paragraphs: ['mail-opening-declined'],
    name: witness,
  });
}

/**
 * Writes the mail to the other person that a request ended because one of both is gone; it names nobody, because they
 * may have been erased.
 */
export function lapsedMail(to: Reader, place: Place, project: Subject): Mail {
  return write(to, place, project, {
    subject: 'mail-opening-declined-subject',
    paragraphs: ['mail-opening-lapsed'],
    name: '',
  });
}

interface Letter {
  readonly subject: MessageCode;
  readonly paragraphs: readonly MessageCode[];
  /** of the person who did it */
  readonly name: string;
}

function write(
  { email, language }: { readonly email: string; readonly language: Language },
  { publicUrl }: Place,
  project: Subject,
  { subject, paragraphs, name }: Letter,
): Mail {
  const say = (code: MessageCode) => sentence(message(code, { name, project: project.name }), language);
  return composeMail({
    to: email,
    subject: say(subject),
    greeting: say('mail-greeting'),
    paragraphs: paragraphs.map(say),
    link: {
      label: say('mail-opening-link'),
      address: `${publicUrl}/#/o/${project.organisationSlug}/project/${project.id}/tab/${tabNumber('optimization')}`,
    },
    closing: say('mail-closing'),
  });
}
