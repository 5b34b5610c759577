import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { deleteSessionsOf } from '../accounts/sessions/sessions.queries.ts';
import { lockAdminUser } from '../memberships/admin-users.queries.ts';
import { personName } from '../memberships/person-name.ts';
import { recordHistory } from '../record/record-history.queries.ts';

/**
 * Ends every session of an account, as when a device was lost; returns how many there were. Staff end their own
 * elsewhere.
 */
export async function endSessions(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  caller: Caller,
  id: string,
): Promise<Outcome<{ endedSessions: number }>> {
  if (id === caller.accountId) return refused({ kind: 'conflict', message: message('own-sessions') });
  return database.transaction<Outcome<{ endedSessions: number }>>(async (queries) => {
    const user = await lockAdminUser(queries, id);
    if (!user) return NOT_FOUND;
    const endedSessions = await deleteSessionsOf(queries, id, { keep: null });
    if (endedSessions > 0)
      await recordHistory(queries, {
        at: clock.now(),
        accountId: caller.accountId,
        organisationId: null,
        projectId: null,
        subject: { type: 'account', id, name: personName(user) },
        action: 'changed',
        changes: { openSessions: { from: endedSessions, to: 0 } },
      });
    return done({ endedSessions });
  });
}
