/** Seeds are whole numbers from 0 up to but not including this one. */
export const SEED_LIMIT = 2 ** 32;

/** Number of values that are discarded first, so that neighbouring seeds give unrelated numbers. */
const WARM_UP = 12;

/**
 * Returns a generator of numbers from 0 up to but not including 1, the same ones for the same seed on every machine:
 * sfc32 of Chris Doty-Humphrey's PractRand (public domain), whose starting state is the seed and a counter of 1. It
 * uses only 32-bit whole numbers, so nothing depends on how a machine rounds.
 */
export function seededGenerator(seed: number): () => number {
  let [a, b, c, counter] = [0, seed | 0, 0, 1];
  const next = () => {
    const result = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + result) | 0;
    return (result >>> 0) / 2 ** 32;
  };
  for (let drawn = 0; drawn < WARM_UP; drawn++) next();
  return next;
}
