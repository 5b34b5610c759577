import { expect, it } from 'vitest';
import { killAgainAndAgain } from './kill-again-and-again.ts';

/** A small share of what `npm run test:kill` does. */
it.each(['postgres', 'embedded'] as const)(
  'a server that is killed at random moments loses nothing that it acknowledged: %s',
  async (database) => {
    const { problems, acknowledged } = await killAgainAndAgain({
      database,
      times: 2,
      seed: 1,
      say: () => {},
    });
    expect(problems).toEqual([]);
    // Somebody did get to work.
    expect(acknowledged.upload).toBeGreaterThan(0);
  },
  600_000,
);
