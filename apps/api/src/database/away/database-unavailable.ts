import pg from 'pg';
import { reasonOf } from './reason-of.ts';
import { mayHaveStored } from './stored-so-far.ts';

/** Why a valid statement could not be executed now: the database cannot be reached, is too busy, or has no room. */
export type Unavailability = 'away' | 'busy' | 'full';

/** The effect of a request: certainly nothing is stored, or it is unknown, because an answer was lost. */
export type LostOutcome = 'nothing-stored' | 'unknown';

/** A temporary failure around the database: the same request may succeed a little later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly kind: Unavailability;
  readonly outcome: LostOutcome;
  /** the code of the driver or of PostgreSQL, where there is one */
  readonly code: string | undefined;

  /** `ifLost` is the outcome of the statement itself; the request may have stored something before it. */
  constructor(kind: Unavailability, ifLost: LostOutcome, cause: unknown) {
    super(reasonOf(cause), { cause });
    this.kind = kind;
    this.outcome = mayHaveStored() ? 'unknown' : ifLost;
    this.code = codeOf(cause);
  }
}

/**
 * The temporary failures among PostgreSQL's error codes, by code or by class (its first two characters), from Appendix
 * A of its manual. Every other code is a fault of ours.
 */
const PASSING: Readonly<Record<string, Unavailability>> = {
  // connection exceptions, and a server that is stopping, has crashed or is starting
  '08': 'away',
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P05': 'away',
  // the server ended a session that was idle for too long
  '25P03': 'away',
  '25P04': 'away',
  // a standby, or a server that became one: the connection leads to the wrong server
  '25006': 'away',
  // cancelled at the time limit of a statement or lock; too many connections; a deadlock or a conflict between
  // transactions
  '57014': 'busy',
  '55P03': 'busy',
  '53300': 'busy',
  '40P01': 'busy',
  '40001': 'busy',
  // no room on disk or in memory, and the error of the system when it cannot write
  '53': 'full',
  '58030': 'full',
};

/** Returns the kind of a temporary failure of PostgreSQL, null for a fault of the statement itself. */
export function passingKind(cause: unknown): Unavailability | null {
  if (!(cause instanceof pg.DatabaseError)) return null;
  const code = cause.code ?? '';
  return PASSING[code] ?? PASSING[code.slice(0, 2)] ?? null;
}

/** Tells whether an error of PostgreSQL ends the session, or with a panic the whole server. */
export function endsSession(cause: unknown): boolean {
  return cause instanceof pg.DatabaseError && (cause.severity === 'FATAL' || cause.severity === 'PANIC');
}

function codeOf(cause: unknown): string | undefined {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
}
