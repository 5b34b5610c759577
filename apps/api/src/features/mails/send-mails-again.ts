import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { sendAgain } from '../../platform/mail/queued-mails.queries.ts';
import { recordMail } from './record-mail.ts';

/** Makes one mail be sent again, or all that were given up, and records who did it; returns their number. */
export async function sendMailsAgain(
  { clock, database }: Pick<Dependencies, 'clock' | 'database'>,
  { accountId }: Pick<Caller, 'accountId'>,
  which: { readonly messageId: string } | 'given-up',
): Promise<number> {
  return database.transaction(async (queries) => {
    const at = clock.now();
    const count = await sendAgain(queries, which, at);
    if (count > 0)
      await recordMail(queries, {
        ...{ at, accountId, action: 'changed' },
        id: which === 'given-up' ? null : which.messageId,
        changes: { mailsSentAgain: { from: null, to: count } },
      });
    return count;
  });
}
