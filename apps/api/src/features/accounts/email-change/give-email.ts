import { changesBetween, type HistoryChanges } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { AccountRow } from '../accounts.queries.ts';
import { voidLinks } from '../passwords/passwords.queries.ts';
import { updateEmail } from './email-change.queries.ts';
import { changedMail } from './email-change-mails.ts';

type Holder = Pick<AccountRow, 'id' | 'username' | 'email' | 'language'>;

/**
 * Gives a locked account another address, and informs both mailboxes. Links to set a password that were mailed to the
 * former address stop working. Returns the changes for the history.
 */
export async function giveEmail(
  { clock, secret, settings }: Pick<Dependencies, 'clock' | 'secret' | 'settings'>,
  queries: Queries,
  account: Holder,
  email: string,
): Promise<HistoryChanges> {
  const now = clock.now();
  const { username } = await updateEmail(queries, account.id, email, now);
  await voidLinks(queries, account.id, now);
  for (const to of [account.email, email])
    await queueMail(
      { secret, clock },
      queries,
      changedMail({ ...account, to, username, email }, settings, now),
    );
  return changesBetween({ email: account.email, username: account.username }, { email, username });
}
