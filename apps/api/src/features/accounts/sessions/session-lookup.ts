import { inBatches } from '../../../database/in-batches.ts';
import type { Queries } from '../../../database/open-database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { findMoment, findSessionsByToken, type SessionRow } from './sessions.queries.ts';

type Lookup = (tokenHash: string) => Promise<SessionRow | null>;

/** Every request looks up its session, so simultaneous requests are looked up together. */
const lookups = new WeakMap<Queries, Lookup>();

/** Returns the live session for a hash of a token; null when there is none. */
export async function findSession(
  queries: Queries,
  clock: Clock,
  tokenHash: string,
): Promise<SessionRow | null> {
  const lookup = lookups.get(queries) ?? sessionLookup(queries, clock);
  lookups.set(queries, lookup);
  const session = await lookup(tokenHash);
  return session && session.expiresAt > clock.now() ? session : null;
}

/**
 * Caches sessions as long as nothing at all is written to the database: signing out or losing a right is always a
 * write. A batch first asks for the moment, which is cheap.
 */
function sessionLookup(queries: Queries, clock: Clock): Lookup {
  let keptAt = '';
  let kept: ReadonlyMap<string, SessionRow> = new Map();

  return inBatches(async (tokenHashes) => {
    if (keptAt !== '' && (await findMoment(queries)) === keptAt) {
      const found = tokenHashes.flatMap((tokenHash) => kept.get(tokenHash) ?? []);
      if (found.length === tokenHashes.length) return found;
    }
    const sessions = await findSessionsByToken(queries, tokenHashes, clock.now());
    const found = new Map(sessions.map((session) => [session.tokenHash, session]));
    const [first] = sessions;
    if (first) {
      kept = new Map(first.moment === keptAt ? [...kept, ...found] : found);
      keptAt = first.moment;
    }
    return tokenHashes.map((tokenHash) => found.get(tokenHash) ?? null);
  });
}
