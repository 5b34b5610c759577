import type { Database } from '../../database/open-database.ts';
import type { Clock } from '../clock.ts';
import type { FaultPlace, FaultReporter } from './fault-reporter.ts';
import { insertNotedFault, type NotedFault } from './noted-faults.queries.ts';

const MINUTE_MS = 60_000;
/** With this limit, a fault in every request fills neither the table nor the time of the database. */
const IN_A_MINUTE = 60;
/** More would compete with requests for connections: the rest waits for these, as many as a minute allows. */
const AT_ONCE = 2;
const WAITING_MAX = IN_A_MINUTE;
const KIND_MAX = 60;

interface Needs {
  readonly database: Pick<Database, 'queries'>;
  readonly clock: Clock;
}

/**
 * Also records every reported fault in the database, so that staff find it by its reference. Nobody waits for that, and
 * a fault that cannot be recorded is in the log.
 */
export function noteFaults(
  reporter: FaultReporter,
  { database, clock }: Needs,
  elapsedMs = () => performance.now(),
): FaultReporter {
  const waiting: NotedFault[] = [];
  const underWay = new Set<Promise<void>>();
  let writers = 0;
  let minute = Number.NEGATIVE_INFINITY;
  let noted = 0;

  function mayNote(): boolean {
    const now = Math.floor(elapsedMs() / MINUTE_MS);
    if (now !== minute) [minute, noted] = [now, 0];
    if (noted >= IN_A_MINUTE || waiting.length >= WAITING_MAX) return false;
    noted += 1;
    return true;
  }

  function note(fault: unknown, place: FaultPlace | undefined): void {
    waiting.push({
      happenedAt: clock.now(),
      kind: kindOf(fault),
      reference: place?.request ?? null,
      method: place?.method ?? null,
      route: place?.route ?? null,
    });
    if (writers >= AT_ONCE) return;
    const writing = writeWaiting().finally(() => underWay.delete(writing));
    underWay.add(writing);
  }

  async function writeWaiting(): Promise<void> {
    writers += 1;
    for (let next = waiting.shift(); next; next = waiting.shift())
      await insertNotedFault(database.queries, next).catch(() => {
        // The monitoring of the database reports that it is unreachable; it would not take the other faults either.
        waiting.length = 0;
      });
    writers -= 1;
  }

  return {
    report(fault, place) {
      reporter.report(fault, place);
      if (mayNote()) note(fault, place);
    },
    async close() {
      await Promise.all(underWay);
      await reporter.close();
    },
  };
}

/** Returns the class of a fault with the code of its source. Its message may quote what somebody typed. */
function kindOf(fault: unknown): string {
  if (!(fault instanceof Error)) return typeof fault;
  const own = fault.constructor.name || fault.name;
  const { code } = fault as { code?: unknown };
  const isCode = typeof code === 'string' && /^[A-Z0-9_]{2,30}$/.test(code);
  return `${own}${isCode ? ` ${code}` : ''}`.slice(0, KIND_MAX);
}
