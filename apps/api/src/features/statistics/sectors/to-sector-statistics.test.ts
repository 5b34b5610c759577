import { SECTORS, type SetCode } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { type Draw, drawFrom } from '../../../testing/draw.ts';
import { fixedFrom, tellSectors } from '../others/fixed.fixture.ts';
import type { SectorContributionRow } from './sector-contributions.queries.ts';
import { type SectorCell, toOwnCells, toSectorStatistics } from './to-sector-statistics.ts';

const INDICATORS = ['mki', 'co2', 'material'] as const;
const READER = 'organisatie 0';
const SEEDS = [1, 2, 3, 4, 5];

/** Draws unusual amounts, so that one in the wrong place is no coincidence. */
function randomRows(draw: Draw): SectorContributionRow[] {
  const rows: SectorContributionRow[] = [];
  for (const sector of SECTORS.slice(0, 3))
    for (const year of [2024, 2025])
      for (const tendered of [true, false])
        for (const [inA1, inA2] of [
          [true, false],
          [true, true],
          [false, true],
        ] as const) {
          // Some cells have many organisations, and some have one or two.
          const ofMany = draw.chance(2);
          for (let organisation = 0; organisation < 8; organisation++) {
            if (ofMany ? draw.chance(4) : !draw.chance(8)) continue;
            const amounts = () => {
              const baseline = draw.chance(8) ? 0 : 1 + draw.below(1_000_000_000);
              const optimization = draw.chance(8) ? 0 : 1 + draw.below(1_000_000_000);
              const left = baseline > 0 ? optimization / baseline : null;
              return {
                baseline,
                optimization,
                projects: 1,
                of: 1,
                incomplete: draw.chance(2),
                leastLeft: left,
                mostLeft: left,
                reducing: left === null ? 0 : 1,
              };
            };
            rows.push({
              organisationId: `organisatie ${organisation}`,
              sector,
              year,
              tendered,
              inA1,
              inA2,
              mki: amounts(),
              co2: amounts(),
              material: amounts(),
            });
          }
        }
  return rows;
}

const FILTERS = [null, [2024], [2025], [2024, 2025]].flatMap((years) =>
  ([null, 'NA', 'not-NA'] as const).map((contractType) => ({ years, contractType })),
);
const SETS: readonly SetCode[] = ['a1', 'a2'];

/** Returns every amount in the answers to all questions, by its kind. */
function publishedAmounts(cellsOf: (set: SetCode) => readonly SectorCell[]): Map<string, number[]> {
  const published = new Map<string, number[]>();
  const add = (what: string, amount: number) => published.set(what, [...(published.get(what) ?? []), amount]);
  for (const set of SETS) {
    const cells = cellsOf(set);
    for (const filter of FILTERS)
      for (const answer of toSectorStatistics(cells, filter, { set, nameOf: String }))
        for (const indicator of INDICATORS)
          for (const side of ['baseline', 'optimization'] as const) {
            const amount = answer[indicator]?.[side];
            // The sets are different scales; raw materials are the same in both.
            if (amount !== undefined)
              add(`${indicator} ${side} ${indicator === 'material' ? '' : set}`, amount);
          }
  }
  return published;
}

const ofOthersOnly = (rows: readonly SectorContributionRow[]) =>
  rows.filter(({ organisationId }) => organisationId !== READER);

/** Returns the amounts of each other organisation, under every filter. */
function secretsOf(rows: readonly SectorContributionRow[]): Map<string, Set<number>> {
  const secrets = new Map<string, Set<number>>();
  for (const organisationId of new Set(ofOthersOnly(rows).map((row) => row.organisationId))) {
    const own = rows.filter((row) => row.organisationId === organisationId);
    const alone = toOwnCells(own);
    const parts = [...alone.map((cell) => [cell]), alone];
    for (const cells of parts)
      for (const [what, amounts] of publishedAmounts(() => cells))
        secrets.set(what, new Set([...(secrets.get(what) ?? []), ...amounts]));
  }
  for (const amounts of secrets.values()) amounts.delete(0);
  return secrets;
}

/**
 * Searches for another organisation's amount in the answers, in their differences, and after subtracting the reader's
 * own amounts.
 */
function findSecret(
  cellsOf: (set: SetCode) => readonly SectorCell[],
  rows: readonly SectorContributionRow[],
): string | null {
  const secrets = secretsOf(rows);
  const mineAlone = toOwnCells(rows.filter(({ organisationId }) => organisationId === READER));
  const own = publishedAmounts(() => mineAlone);
  for (const [what, published] of publishedAmounts(cellsOf)) {
    const distinct = [...new Set([0, ...published])];
    const differences = new Set(distinct.flatMap((one) => distinct.map((other) => one - other)));
    const mine = [...new Set([0, ...(own.get(what) ?? [])])];
    for (const difference of differences)
      for (const amount of mine)
        if (secrets.get(what)?.has(difference - amount)) return `${what}: ${difference} - ${amount}`;
  }
  return null;
}

describe('the figures of all organisations together', () => {
  it.each(SEEDS)('reveal none of them, however they are subtracted (seed %d)', (seed) => {
    const rows = randomRows(drawFrom(seed));
    const fixed = fixedFrom(rows);
    const cellsOf = (set: SetCode) => tellSectors(fixed, set, [READER]);
    expect(publishedAmounts(cellsOf).size).toBeGreaterThan(0);
    expect(findSecret(cellsOf, rows)).toBeNull();
  });

  it.each(SEEDS)('would reveal one if small groups were not left out (seed %d)', (seed) => {
    const rows = randomRows(drawFrom(seed));
    const cells = toOwnCells(rows);
    expect(findSecret(() => cells, rows)).not.toBeNull();
  });

  it('show nothing of two organisations, and the sum of three', () => {
    const [first] = randomRows(drawFrom(1));
    if (!first) throw new Error('Nothing was drawn');
    const amounts = {
      projects: 1,
      of: 1,
      incomplete: false,
      baseline: 100,
      optimization: 50,
      leastLeft: 0.5,
      mostLeft: 0.5,
      reducing: 1,
    };
    const of = (organisationId: string): SectorContributionRow => ({
      ...first,
      organisationId,
      inA1: true,
      mki: amounts,
      co2: { ...amounts, projects: 0 },
      material: { ...amounts, optimization: 0 },
    });
    const answer = (names: readonly string[], own: readonly string[] = []) =>
      toSectorStatistics(
        tellSectors(fixedFrom(names.map(of)), 'a1', own),
        { years: null, contractType: null },
        { set: 'a1', nameOf: String },
      );
    expect(answer(['a', 'b'])).toHaveLength(1);
    expect(answer(['a', 'b'])[0]).toMatchObject({ sector: null, mki: null, projects: 0 });
    const three = answer(['a', 'b', 'c']);
    expect(three).toHaveLength(2);
    expect(three[1]).toMatchObject({ mki: { baseline: 300, optimization: 150 }, projects: 3 });
    // A CO2 that nobody states has no organisation behind it, and neither has a material of 0.
    expect(three[1]).toMatchObject({ co2: null, material: null });
    // A member of one of the three sees the two others.
    expect(answer(['a', 'b', 'c'], ['a'])).toHaveLength(1);
    expect(answer(['a', 'b', 'c', 'd'], ['a'])).toHaveLength(2);
  });
});
