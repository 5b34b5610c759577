import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { scopeOf } from '../../http/scope-of.ts';
import { mustHaveSecondFactor } from './second-factor/must-have-second-factor.ts';
import { findSession } from './sessions/session-lookup.ts';
import { hashToken } from './sessions/session-token.ts';
import { updateLastSeen } from './sessions/sessions.queries.ts';

/** Often enough to distinguish a session in use from a forgotten one, without a write for every request. */
const SEEN_EVERY_MS = 5 * 60 * 1000;

type Needs = Pick<Dependencies, 'database' | 'clock' | 'settings'>;

/** Returns the holder of this token; null when the session is unknown or expired, or its account is closed. */
export function findCaller(dependencies: Needs, token: string): Promise<Caller | null> {
  return findCallerByHash(dependencies, hashToken(token));
}

/** Does what `findCaller` does, by the stored hash of the token. */
export async function findCallerByHash(
  { database: { queries }, clock, settings }: Needs,
  tokenHash: Buffer,
): Promise<Caller | null> {
  const now = clock.now();
  const session = await findSession(queries, clock, tokenHash.toString('hex'));
  if (!session) return null;
  const { accountId, sessionId, isStaff, dashboardType, organisationIds, administeredIds } = session;
  if (Math.abs(now.getTime() - session.lastSeenAt.getTime()) >= SEEN_EVERY_MS)
    await updateLastSeen(queries, sessionId, now);
  return {
    accountId,
    sessionId,
    isStaff,
    dashboardType,
    isAdministrator: administeredIds.length > 0,
    secondFactorFrom: session.secondFactorFrom,
    needsSecondFactor: !session.secondFactor && mustHaveSecondFactor(settings, session, now),
    moment: session.moment,
    scope: scopeOf(session, organisationIds),
    administered: scopeOf(session, administeredIds),
  };
}
