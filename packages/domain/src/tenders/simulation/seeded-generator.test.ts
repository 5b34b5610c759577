import { describe, expect, it } from 'vitest';
import { SEED_LIMIT, seededGenerator } from './seeded-generator.ts';

/** A second implementation of sfc32, in whole numbers without a limit, reduced to 32 bits. */
function* sfc32(seed: bigint): Generator<bigint, never> {
  const kept = (value: bigint) => value & 0xffffffffn;
  let [a, b, c, counter] = [0n, seed, 0n, 1n];
  for (;;) {
    const result = kept(a + b + counter++);
    a = b ^ (b >> 9n);
    b = kept(c * 9n);
    c = kept(((c << 21n) | (c >> 11n)) + result);
    yield result;
  }
}

describe('a seed gives the same numbers everywhere', () => {
  it.each([0, 1, 2026, SEED_LIMIT - 1])('those of sfc32 after twelve, for seed %d', (seed) => {
    const expected = sfc32(BigInt(seed));
    for (let thrownAway = 0; thrownAway < 12; thrownAway++) expected.next();
    const next = seededGenerator(seed);
    for (let drawn = 0; drawn < 1000; drawn++) expect(next() * 2 ** 32).toBe(Number(expected.next().value));
  });

  it('and stays as it is, so that a stored seed can be repeated', () => {
    const next = seededGenerator(1);
    expect([next(), next(), next()].map((number) => number * 2 ** 32)).toEqual([
      2_012_149_540, 1_872_316_204, 1_707_632_675,
    ]);
  });

  it('from 0 up to and without 1, with a mean of a half', () => {
    const next = seededGenerator(7);
    const numbers = Array.from({ length: 100_000 }, next);
    expect(Math.min(...numbers.slice(0, 50_000))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers.slice(0, 50_000))).toBeLessThan(1);
    expect(numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toBeCloseTo(0.5, 2);
  });
});
