import type { SetCode } from '@milieuspoor/domain';
import type { RandomOrganisation } from '../../testing/random-world.ts';
import { type Chosen, chosenOf, figuresOf, type Pair, pairOf, postsOf, totalOf } from './by-hand.fixture.ts';

export const pairsOf = ({ projects }: RandomOrganisation) =>
  projects.flatMap((project) => pairOf(project) ?? []);

export type Indicator = 'mki' | 'co2' | 'material';
export const INDICATORS: readonly Indicator[] = ['mki', 'co2', 'material'];

/** A pair's figure on both sides. */
export function sidesByHand(pair: Pair, set: SetCode, indicator: Indicator): [number | null, number | null] {
  const figure = (chosen: Chosen | undefined) => {
    if (!chosen) return null;
    const { mki, co2, resource } = figuresOf(postsOf([chosen]), set);
    if (indicator === 'material')
      return resource('primaryTon') + resource('secondaryTon') + resource('biobasedTon');
    return totalOf(indicator === 'mki' ? mki : co2);
  };
  const [baseline, optimization] = chosenOf(pair, set);
  return [figure(baseline), figure(optimization)];
}

/** What pairs of sides come to, and what they save. */
export function rangeByHand(sides: readonly [number | null, number | null][]) {
  const whole = sides.filter((pair): pair is [number, number] => !pair.includes(null));
  const percents = whole
    .filter(([before]) => before > 0)
    .map(([before, after]) => 100 - (100 * after) / before);
  const [before, after] = [0, 1].map((side) => whole.reduce((sum, pair) => sum + (pair[side] ?? 0), 0));
  return {
    baseline: before ?? 0,
    optimization: after ?? 0,
    count: whole.length,
    lowest: percents.length > 0 ? Math.min(...percents) : null,
    highest: percents.length > 0 ? Math.max(...percents) : null,
    total: before && before > 0 ? 100 - (100 * (after ?? 0)) / before : null,
    projects: percents.length,
  };
}

/** The smallest groups that sector figures may be made of, with who stands behind each. */
export function publishablePairs(
  world: readonly RandomOrganisation[],
  set: SetCode,
  indicator: Indicator,
): Pair[][] {
  const cells = Map.groupBy(
    world.flatMap((organisation) => pairsOf(organisation).map((pair) => ({ organisation, pair }))),
    ({ pair: { project, baseline, optimization } }) => {
      const states = (code: SetCode) => baseline.sets.includes(code) && optimization.sets.includes(code);
      return JSON.stringify([
        project.sector,
        project.year,
        project.contractType === 'NA',
        states('a1'),
        states('a2'),
      ]);
    },
  );
  return [...cells.values()]
    .filter((cell) => {
      const behind = [...Map.groupBy(cell, ({ organisation }) => organisation.id).values()].filter((part) => {
        const { baseline, optimization } = rangeByHand(
          part.map(({ pair }) => sidesByHand(pair, set, indicator)),
        );
        return baseline !== 0 && optimization !== 0;
      });
      return behind.length >= 3;
    })
    .map((cell) => cell.map(({ pair }) => pair));
}
