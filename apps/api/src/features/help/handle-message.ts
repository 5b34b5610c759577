import type { Database } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import type { Clock } from '../../platform/clock.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import { findMessage, lockMessage, type MessageRow, updateHandled } from './messages.queries.ts';

/** Marks a message as handled, or as not handled after all. The first person who handled it remains on it. */
export async function handleMessage(
  { database, clock }: { database: Database; clock: Clock },
  caller: Caller,
  id: string,
  handled: boolean | undefined,
): Promise<Outcome<MessageRow>> {
  return database.transaction(async (queries) => {
    const message = await lockMessage(queries, id);
    if (!message) return NOT_FOUND;
    const before = message.handledAt !== null;
    if (handled === undefined || before === handled) return done(message);
    const at = clock.now();
    await updateHandled(queries, id, handled ? { at, by: caller.accountId } : null);
    await recordHistory(queries, {
      at,
      accountId: caller.accountId,
      organisationId: message.organisationId,
      projectId: message.projectId,
      subject: { type: 'message', id, name: message.senderName },
      action: 'changed',
      changes: { handled: { from: before, to: handled } },
    });
    const stored = await findMessage(queries, id);
    return stored ? done(stored) : NOT_FOUND;
  });
}
