import { READER_LIMITS } from '../features/calculations/reading/workbook-reader.ts';
import { createProcessPool } from '../platform/processes/process-pool.ts';

/** A parent process that a test ends: one of its processes waits for a job, another loops. Prints their numbers. */
const { plan, ...limits } = READER_LIMITS;
const pool = createProcessPool(
  {
    ...plan,
    module: new URL('./faults/misbehaving.process.ts', import.meta.url).href,
    bounds: { ...plan.bounds, cpuSeconds: 2 },
  },
  limits,
  { notStarted: (reason) => process.exit(Number(reason) || 1), gaveUp() {}, brokeDown() {} },
);
const pids = await Promise.all(
  ['alfa', 'beta'].map(async (organisationId) => {
    const outcome = await pool.run({ job: 'whoAmI', input: {}, organisationId, memberId: 'an' });
    return outcome.kind === 'answered' ? (outcome.value as { pid: number }).pid : 0;
  }),
);
void pool.run({ job: 'loop', input: {}, organisationId: 'beta', memberId: 'an' });
process.stdout.write(`${JSON.stringify(pids)}\n`);
