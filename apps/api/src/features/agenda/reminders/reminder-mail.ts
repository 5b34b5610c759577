import { formatIsoDay, tabNumber } from '@milieuspoor/domain';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { Settings } from '../../../settings.ts';
import { type MessageCode, message, sentence } from '../../../text/message.ts';
import type { Plan, PlannedDayRow, RemindedMemberRow } from './planned-days.queries.ts';

interface Planned extends Pick<PlannedDayRow, 'id' | 'organisationSlug' | 'name' | 'contractType' | 'day'> {
  readonly plan: Plan;
}

/** Writes to a member which day approaches, what to do when it will not be met, and how to stop these mails. */
export function reminderMail(
  { email, language }: RemindedMemberRow,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  { plan, id, organisationSlug, name, contractType, day }: Planned,
): Mail {
  const { subject, what } = wordsOf(plan, contractType);
  const say = (code: MessageCode) =>
    sentence(message(code, { project: name, day: formatIsoDay(day) }), language);
  return composeMail({
    to: email,
    subject: say(subject),
    greeting: say('mail-greeting'),
    paragraphs: [say(what), say('mail-planned-moved'), say('mail-planned-why')],
    link: {
      label: say('mail-planned-link'),
      address: `${publicUrl}/#/o/${organisationSlug}/project/${id}/tab/${tabNumber('project-data')}`,
    },
    closing: say('mail-closing'),
  });
}

type Words = Readonly<Record<'subject' | 'what', MessageCode>>;

/** Without a contract nothing is awarded: a design is chosen. */
function wordsOf(plan: Plan, contractType: Planned['contractType']): Words {
  if (plan === 'completion')
    return { subject: 'mail-planned-completion-subject', what: 'mail-planned-completion' };
  return contractType === 'NA'
    ? { subject: 'mail-planned-choice-subject', what: 'mail-planned-choice' }
    : { subject: 'mail-planned-award-subject', what: 'mail-planned-award' };
}
