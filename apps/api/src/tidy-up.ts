import type { Dependencies } from './dependencies.ts';
import { deletePastChecks, reclaimRoomOfChecks } from './features/calculations/upload/kept-checks.queries.ts';
import { deleteExpiredCharts } from './features/charts/saved-charts.queries.ts';
import { deletePastAttempts } from './platform/attempts.queries.ts';

const HOUR_MS = 60 * 60 * 1000;

type Needs = Pick<Dependencies, 'database' | 'clock'>;

/**
 * Removes what is over: pictures that are not shared any more, counts of attempts whose window has ended, and what was kept
 * of checks.
 */
export async function tidyUp({ database: { queries }, clock }: Needs): Promise<void> {
  await deleteExpiredCharts(queries, clock.now());
  await deletePastAttempts(queries, clock.now());
  await deletePastChecks(queries, clock.now());
  await reclaimRoomOfChecks(queries);
}

/** Tidies up every hour until it is told to stop. One time that fails is told, and the next may succeed. */
export function tidyUpRegularly(
  dependencies: Needs,
  onFault: (cause: unknown) => void,
  everyMs = HOUR_MS,
): () => void {
  const timer = setInterval(() => void tidyUp(dependencies).catch(onFault), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
