import pg from 'pg';
import { reasonOf } from './reason-of.ts';
import { mayHaveStored } from './stored-so-far.ts';

/**
 * Why a statement could not be carried out now, though nothing is wrong with it: the database cannot be reached, others
 * keep it too busy, or it has no room.
 */
export type Unavailability = 'away' | 'busy' | 'full';

/** What became of what a request asked for: certainly nothing is stored, or nobody can say, since an answer got lost. */
export type LostOutcome = 'nothing-stored' | 'unknown';

/** A fault of the database's surroundings, which passes: the same request may succeed a little later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly kind: Unavailability;
  readonly outcome: LostOutcome;
  /** the driver's or PostgreSQL's own code, where there is one */
  readonly code: string | undefined;

  /** `ifLost` is what became of the statement itself; the request may have stored something before it. */
  constructor(kind: Unavailability, ifLost: LostOutcome, cause: unknown) {
    super(reasonOf(cause), { cause });
    this.kind = kind;
    this.outcome = mayHaveStored() ? 'unknown' : ifLost;
    this.code = codeOf(cause);
  }
}

/**
 * The kinds of PostgreSQL's own codes that pass by themselves, by code or by class (its first two characters), from
 * Appendix A of its manual. Everything else is a fault of ours.
 */
const PASSING: Readonly<Record<string, Unavailability>> = {
  // connection exceptions, and a server that is ending, has crashed or is starting
  '08': 'away',
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P05': 'away',
  // it ended a session that did nothing for too long
  '25P03': 'away',
  '25P04': 'away',
  // a standby, or a server that was made one: the connection leads to the wrong place
  '25006': 'away',
  // cancelled at the bound of statement or lock; too many connections; a deadlock or a conflict between transactions
  '57014': 'busy',
  '55P03': 'busy',
  '53300': 'busy',
  '40P01': 'busy',
  '40001': 'busy',
  // no room on disk or in memory, and what the system answers when it cannot write
  '53': 'full',
  '58030': 'full',
};

/** The kind of what PostgreSQL refused, null for a fault of the statement itself. */
export function passingKind(cause: unknown): Unavailability | null {
  if (!(cause instanceof pg.DatabaseError)) return null;
  const code = cause.code ?? '';
  return PASSING[code] ?? PASSING[code.slice(0, 2)] ?? null;
}

/** True of what PostgreSQL says last: the session is over, or with a panic the whole server. */
export function endsSession(cause: unknown): boolean {
  return cause instanceof pg.DatabaseError && (cause.severity === 'FATAL' || cause.severity === 'PANIC');
}

function codeOf(cause: unknown): string | undefined {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
}
