import { type Language, type OpeningStep, tabNumber } from '@milieuspoor/domain';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { Settings } from '../../../settings.ts';
import { type MessageCode, message, sentence } from '../../../text/message.ts';
import type { ProjectRow } from '../projects.queries.ts';
import type { AnsweredAsker } from './unlock-requests.queries.ts';

type Place = Pick<Settings, 'publicUrl'>;
type Subject = Pick<ProjectRow, 'id' | 'name' | 'organisationSlug'>;

/** Writes the mail to the provider, who reads Dutch, that a member asks to open a project. */
export function unlockRequestMail(
  settings: Pick<Settings, 'publicUrl' | 'providerEmail'>,
  project: Subject,
  { asker, kind, reason }: { readonly asker: string; readonly kind: OpeningStep; readonly reason: string },
): Mail {
  const to = { email: settings.providerEmail, language: 'nl' } as const;
  return write(to, settings, project, {
    subject: 'mail-unlocking-asked-subject',
    lead: kind === 'unlock' ? 'mail-unlocking-asked' : 'mail-reopening-asked',
    words: reason,
    values: { name: asker },
  });
}

/** Writes the mail to the asker that the project is open again. */
export function unlockGrantMail(to: AnsweredAsker, settings: Place, project: Subject, words: string): Mail {
  return write(to, settings, project, {
    subject: 'mail-unlocking-granted-subject',
    lead: 'mail-unlocking-granted',
    words,
  });
}

/** Writes the mail to the asker that the project stays closed. */
export function unlockRefusalMail(to: AnsweredAsker, settings: Place, project: Subject, words: string): Mail {
  return write(to, settings, project, {
    subject: 'mail-unlocking-refused-subject',
    lead: 'mail-unlocking-refused',
    words,
  });
}

interface Letter {
  readonly subject: MessageCode;
  readonly lead: MessageCode;
  /** the text that somebody wrote */
  readonly words: string;
  readonly values?: Readonly<Record<string, string>>;
}

function write(
  { email, language }: { readonly email: string; readonly language: Language },
  { publicUrl }: Place,
  project: Subject,
  { subject, lead, words, values }: Letter,
): Mail {
  const said = { ...values, project: project.name };
  const say = (code: MessageCode) => sentence(message(code, said), language);
  return composeMail({
    to: email,
    subject: say(subject),
    greeting: say('mail-greeting'),
    paragraphs: [say(lead), words],
    link: {
      label: say('mail-unlocking-link'),
      address: `${publicUrl}/#/o/${project.organisationSlug}/project/${project.id}/tab/${tabNumber('project-data')}`,
    },
    closing: say('mail-closing'),
  });
}
