import { afterTurn, NO_TURNS, nextInTurn, type Party } from './fair-order.ts';

interface Waiting extends Party {
  readonly begin: () => void;
}

/**
 * Limits how much work runs at the same time; the rest waits for its turn, and nobody gets many turns before others
 * have one.
 */
export function fewAtOnce(atOnce: number): <T>(party: Party, work: () => Promise<T>) => Promise<T> {
  let underWay = 0;
  let waiting: readonly Waiting[] = [];
  let turns = NO_TURNS;
  return async (party, work) => {
    if (underWay < atOnce) underWay++;
    else
      await new Promise<void>((begin) => {
        waiting = [...waiting, { ...party, begin }];
      });
    turns = afterTurn(turns, party);
    try {
      return await work();
    } finally {
      // The next one takes this place.
      const next = nextInTurn(waiting, turns);
      if (next) {
        waiting = waiting.filter((each) => each !== next);
        next.begin();
      } else underWay--;
    }
  };
}
