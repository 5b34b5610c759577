import { changesBetween } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { message, sentence } from '../../text/message.ts';
import { lockAccount } from '../accounts/accounts.queries.ts';
import { checkAlways } from '../accounts/passwords/check-again.ts';
import { insertMessage } from '../help/messages.queries.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import { erasureAskedMail } from './erasure-mails.ts';
import { findErasureRequest } from './erasure-requests.queries.ts';
import { findPerson } from './personal-data.queries.ts';

/**
 * Asks the provider to erase one's data: a message like others, which staff answer and act upon. Only one can be open.
 */
export async function askErasure(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>,
  caller: Pick<Caller, 'accountId' | 'sessionId'>,
  password: string | undefined,
): Promise<Outcome<{ readonly askedAt: Date }>> {
  const { database, clock, settings } = dependencies;
  const { accountId } = caller;
  const at = clock.now();
  const unsure = await checkAlways(dependencies, caller, { field: 'current_password', password });
  if (unsure) return unsure;
  return database.transaction<Outcome<{ readonly askedAt: Date }>>(async (queries) => {
    await lockAccount(queries, accountId);
    const person = await findPerson(queries, accountId);
    if (!person) return NOT_FOUND;
    if (await findErasureRequest(queries, accountId))
      return refused({ kind: 'conflict', message: message('erasure-asked-already') });
    await insertMessage(queries, {
      kind: 'erasure',
      organisationId: null,
      accountId,
      projectId: null,
      senderName: person.name,
      senderEmail: person.email,
      content: sentence(message('mail-erasure-asked-lead', { name: person.name, email: person.email }), 'nl'),
      createdAt: at,
    });
    await recordHistory(queries, {
      at,
      accountId,
      organisationId: null,
      projectId: null,
      subject: { type: 'account', id: accountId, name: person.name },
      action: 'changed',
      changes: changesBetween({}, { erasureAsked: true }),
    });
    await queueMail(dependencies, queries, erasureAskedMail(settings, person));
    return done({ askedAt: at });
  });
}
