import { formatIsoDay } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { type MessageCode, message, sentence } from '../../../text/message.ts';
import { listMembersWithoutFactor } from './members-without-factor.queries.ts';

type Needs = Pick<Dependencies, 'secret' | 'settings' | 'clock'>;

/**
 * Writes to every member without a second factor from which day their organisation requires one. It must run in the
 * transaction that stores the day.
 */
export async function announceSecondFactor(
  dependencies: Needs,
  queries: Queries,
  { organisationId, name, from }: { organisationId: string; name: string; from: string | null },
): Promise<void> {
  const values = { organisation: name, day: formatIsoDay(from) };
  for (const { email, username, language } of await listMembersWithoutFactor(queries, organisationId)) {
    const say = (code: MessageCode) => sentence(message(code, { ...values, username }), language);
    await queueMail(
      dependencies,
      queries,
      composeMail({
        to: email,
        subject: say('mail-factor-due-subject'),
        greeting: say('mail-greeting'),
        paragraphs: [say('mail-factor-due'), say('mail-factor-due-how')],
        link: { label: say('mail-factor-due-link'), address: `${dependencies.settings.publicUrl}/#/account` },
        closing: say('mail-closing'),
      }),
    );
  }
}
