import { expect, it } from 'vitest';
import { processorMs } from './processor-time.ts';

it('equals the system’s own figure for the process, in milliseconds', () => {
  const usedMs = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const begin = { told: processorMs(process.pid) ?? Number.NaN, used: usedMs() };
  while (usedMs() - begin.used < 300);
  const told = (processorMs(process.pid) ?? Number.NaN) - begin.told;
  // Both count the same work: the system in ticks of 10 ms, and between the two questions some more work is done.
  const used = usedMs() - begin.used;
  expect(told).toBeGreaterThan(used / 2);
  expect(told).toBeLessThan(used * 2);
});

it('is unknown for a process that ended, or for none', () => {
  expect(processorMs(undefined)).toBeNull();
  expect(processorMs(2 ** 30)).toBeNull();
});
