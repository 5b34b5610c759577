import type { ProcessPlan } from './bounded-process.ts';
import { createProcessPool, type PoolLimits, type PoolObserver, type ProcessPool } from './process-pool.ts';

interface ObservedPool {
  readonly pool: ProcessPool;
  /** Reports what goes wrong with processes, until the function that it returns is called. */
  readonly observe: (observer: PoolObserver) => () => void;
}

/** Creates a pool that can be observed after its creation: the log is created later than the pool. */
export function createObservedPool(plan: ProcessPlan, limits: PoolLimits): ObservedPool {
  const observers = new Set<PoolObserver>();
  const pool = createProcessPool(plan, limits, {
    notStarted(reason) {
      for (const each of observers) each.notStarted(reason);
    },
    gaveUp(job) {
      for (const each of observers) each.gaveUp(job);
    },
    brokeDown(job, detail) {
      for (const each of observers) each.brokeDown(job, detail);
    },
  });
  return {
    pool,
    observe(observer) {
      observers.add(observer);
      return () => observers.delete(observer);
    },
  };
}
