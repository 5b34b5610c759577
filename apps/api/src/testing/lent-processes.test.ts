import { expect, it, onTestFinished } from 'vitest';
import { READER_LIMITS } from '../features/calculations/reading/workbook-reader.ts';
import type { Party } from '../platform/fair-order.ts';
import { createObservedPool } from '../platform/processes/observed-pool.ts';
import { lendProcesses } from './lent-processes.ts';

const { plan, ...limits } = READER_LIMITS;
const MISBEHAVING = new URL('./faults/misbehaving.process.ts', import.meta.url).href;
const AN = { organisationId: 'alfa', memberId: 'an' };
const BO = { organisationId: 'beta', memberId: 'bo' };

/** Lends processes that identify themselves, and that run forever on request. */
function lender() {
  const pools: { close(): void }[] = [];
  onTestFinished(() => {
    for (const pool of pools) pool.close();
  });
  return lendProcesses(() => {
    const { pool } = createObservedPool({ ...plan, module: MISBEHAVING }, limits);
    pools.push(pool);
    return {
      async pidFor(of: Party): Promise<number> {
        const outcome = await pool.run({ ...of, job: 'whoAmI', input: {} });
        return outcome.kind === 'answered' ? (outcome.value as { pid: number }).pid : -1;
      },
      loopFor: (of: Party) => pool.run({ ...of, job: 'loop', input: {} }),
      close: () => pool.close(),
    };
  });
}

it('the process of one application does the jobs of the next, whichever organisations they are of', async () => {
  const lend = lender();
  const first = lend();
  const pid = await first.pidFor(AN);
  expect(await first.pidFor(BO)).toBe(pid);
  await first.close();
  expect(pid).toBeGreaterThan(0);
  expect(await lend().pidFor(BO)).toBe(pid);
});

it('an application that is closed before its jobs are done takes the processes along, and the next has new ones', async () => {
  const lend = lender();
  const first = lend();
  const other = lend();
  const pid = await first.pidFor(AN);
  const looping = first.loopFor(AN);
  await first.close();
  expect(await looping).toEqual({ kind: 'no-process' });
  const next = await other.pidFor(AN);
  expect(next).toBeGreaterThan(0);
  expect(next).not.toBe(pid);
});
