import { expect, it } from 'vitest';
import { gatherOneCell } from './gathered-cells.ts';
import type { SectorContributionRow } from './sector-contributions.queries.ts';

/** Added up in one order they come to 0.6, in the other to 0.6000000000000001. */
const AMOUNTS = { a: 0.1, b: 0.2, c: 0.3 };

const rows = Object.entries(AMOUNTS).map(([organisationId, amount]): SectorContributionRow => {
  const sums = {
    baseline: amount,
    optimization: amount,
    projects: 1,
    of: 1,
    incomplete: false,
    leastLeft: 1,
    mostLeft: 1,
    reducing: 1,
  };
  return {
    organisationId,
    sector: 'infra-city',
    year: 2025,
    tendered: false,
    inA1: true,
    inA2: true,
    mki: sums,
    co2: sums,
    material: sums,
  };
});

it('adds up to the same last digit, in whatever order the database answers', () => {
  expect(AMOUNTS.a + AMOUNTS.b + AMOUNTS.c).not.toBe(AMOUNTS.c + AMOUNTS.b + AMOUNTS.a);
  const [one, other] = [gatherOneCell(rows), gatherOneCell(rows.toReversed())];
  expect(one?.figures.mki.sum.baseline).toBe(other?.figures.mki.sum.baseline);
  expect(one?.figures.mki.sum).toEqual(other?.figures.mki.sum);
});
