import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import type { Clock } from '../../platform/clock.ts';
import { hashToken } from './session-token.ts';
import { findSession } from './sessions.queries.ts';

/** Who holds this token; null when the session is unknown, over, or its account is closed. */
export async function findCaller(queries: Queries, clock: Clock, token: string): Promise<Caller | null> {
  const session = await findSession(queries, hashToken(token), clock.now());
  if (!session) return null;
  const { accountId, isStaff, dashboardType, organisationIds } = session;
  return {
    accountId,
    isStaff,
    dashboardType,
    scope: isStaff ? { kind: 'all' } : { kind: 'organisations', ids: organisationIds },
  };
}
