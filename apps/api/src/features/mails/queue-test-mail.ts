import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, type Outcome } from '../../http/outcome.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { type MessageCode, message, sentence } from '../../text/message.ts';
import { getAccount } from '../accounts/accounts.queries.ts';
import { recordMail } from './record-mail.ts';

/**
 * Queues a mail to the caller's mailbox, like every other mail; returns its id in the queue. The history records who
 * did it.
 */
export async function queueTestMail(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'secret' | 'settings'>,
  caller: Pick<Caller, 'accountId'>,
): Promise<Outcome<{ uuid: string; to: string }>> {
  const { clock, database } = dependencies;
  const { publicUrl } = dependencies.settings;
  const { email, language } = await getAccount(database.queries, caller.accountId);
  const say = (code: MessageCode) =>
    sentence(message(code, { installation: new URL(publicUrl).host }), language);
  const mail = composeMail({
    to: email,
    subject: say('mail-test-subject'),
    greeting: say('mail-greeting'),
    paragraphs: [say('mail-test-works')],
    link: { label: say('mail-test-link'), address: `${publicUrl}/#/beheer/post` },
    closing: say('mail-closing'),
  });
  const uuid = await database.transaction(async (queries) => {
    const uuid = await queueMail(dependencies, queries, mail);
    await recordMail(queries, {
      at: clock.now(),
      accountId: caller.accountId,
      id: uuid,
      action: 'created',
      changes: {},
    });
    return uuid;
  });
  return done({ uuid, to: email });
}
