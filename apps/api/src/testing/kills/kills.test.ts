import { expect, it } from 'vitest';
import { killAgainAndAgain } from './kill-again-and-again.ts';

/** A small share of what `npm run test:kill` does. */
it.each([
  ['postgres', 3],
  // A start on the embedded database takes three times as long.
  ['embedded', 2],
] as const)(
  'a server that is killed at random moments loses nothing that it acknowledged: %s',
  async (database, times) => {
    const { problems, acknowledged, digests } = await killAgainAndAgain({
      database,
      times,
      seed: 1,
      say: () => {},
    });
    expect(problems).toEqual([]);
    // Some work was done; which work a kill interrupts differs between machines.
    expect(Object.values(acknowledged).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
    // Days passed, so that there was something to verify.
    expect(digests).toBeGreaterThan(0);
  },
  600_000,
);
