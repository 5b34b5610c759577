import { inBatches } from '../../../database/in-batches.ts';
import type { Queries } from '../../../database/open-database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { findMoment, findSessionsByToken, type SessionRow } from './sessions.queries.ts';

type Lookup = (tokenHash: string) => Promise<SessionRow | null>;

/** Every request asks for its session, so those that come together are looked up together. */
const lookups = new WeakMap<Queries, Lookup>();

/** The live session behind a hash of a token; null when there is none. */
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
 * Sessions that were found are kept for as long as nothing at all is written to the database: whoever is signed out or
 * loses a right does so by something that is written. A batch asks for the moment first, which is cheap.
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
