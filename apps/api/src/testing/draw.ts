/** Random draws that are the same for the same seed (Lehmer generator, Park and Miller). */
export interface Draw {
  /** returns a whole number from 0 up to but not including `limit` */
  readonly below: (limit: number) => number;
  readonly chance: (oneIn: number) => boolean;
  readonly oneOf: <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice;
}

export function drawFrom(seed: number): Draw {
  let state = (seed % 2_147_483_646) + 1;
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  return {
    below,
    chance: (oneIn) => below(oneIn) === 0,
    oneOf: (choices) => choices[below(choices.length)] ?? choices[0],
  };
}
