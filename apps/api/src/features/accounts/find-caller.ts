import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import type { Clock } from '../../platform/clock.ts';
import { hashToken } from './session-token.ts';
import { findSession, updateLastSeen } from './sessions.queries.ts';

/** Often enough to tell a session that is in use from one that was forgotten, and no write for every request. */
const SEEN_EVERY_MS = 5 * 60 * 1000;

/** Who holds this token; null when the session is unknown, over, or its account is closed. */
export function findCaller(queries: Queries, clock: Clock, token: string): Promise<Caller | null> {
  return findCallerByHash(queries, clock, hashToken(token));
}

/** The same by what is stored of the token. */
export async function findCallerByHash(
  queries: Queries,
  clock: Clock,
  tokenHash: Buffer,
): Promise<Caller | null> {
  const now = clock.now();
  const session = await findSession(queries, tokenHash, now);
  if (!session) return null;
  const { accountId, sessionId, isStaff, dashboardType, organisationIds, needsSecondFactor } = session;
  if (now.getTime() - session.lastSeenAt.getTime() >= SEEN_EVERY_MS)
    await updateLastSeen(queries, sessionId, now);
  return {
    accountId,
    sessionId,
    isStaff,
    dashboardType,
    needsSecondFactor,
    scope: isStaff ? { kind: 'all' } : { kind: 'organisations', ids: organisationIds },
  };
}
