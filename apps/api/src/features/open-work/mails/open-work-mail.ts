import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { Settings } from '../../../settings.ts';
import { type MessageCode, message, sentence } from '../../../text/message.ts';
import type { OpenWorkRow } from '../open-work-row.ts';
import type { DueMembership } from './due-memberships.queries.ts';

/** Projects that are named; the list itself has all of them. */
const NAMED = 10;

/** Writes to a member what they can mend, the heaviest first, where it stands, and how to stop these mails. */
export function openWorkMail(
  { email, language, organisationSlug, organisationName }: DueMembership,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  mine: readonly OpenWorkRow[],
): Mail {
  const say = (code: MessageCode, values: Readonly<Record<string, string | number>> = {}) =>
    sentence(message(code, { organisation: organisationName, count: mine.length, ...values }), language);
  const projects = [...new Set(mine.flatMap(({ project }) => project?.name ?? []))];
  return composeMail({
    to: email,
    subject: say('mail-open-work-subject'),
    greeting: say('mail-greeting'),
    paragraphs: [
      say('mail-open-work'),
      ['', ...projects.slice(0, NAMED)].join('\n– ').trim(),
      ...(projects.length > NAMED ? [say('mail-open-work-more', { more: projects.length - NAMED })] : []),
      say('mail-open-work-why'),
    ],
    link: {
      label: say('mail-open-work-link'),
      address: `${publicUrl}/#/o/${organisationSlug}/dashboard?tab=voortgang`,
    },
    closing: say('mail-closing'),
  });
}
