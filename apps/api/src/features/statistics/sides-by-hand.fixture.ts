import { RESOURCE_KEYS, type ResourceKey, type SetCode } from '@milieuspoor/domain';
import type { RandomOrganisation } from '../../testing/random-world.ts';
import {
  type Chosen,
  chosenOf,
  figuresOf,
  materialOf,
  type Pair,
  type Post,
  pairOf,
  postsOf,
  wholeAmount,
} from './by-hand.fixture.ts';
import { isOpenByHand } from './scope-by-hand.fixture.ts';

export const pairsOf = ({ projects }: Pick<RandomOrganisation, 'projects'>) =>
  projects.flatMap((project) => pairOf(project) ?? []);

export type Indicator = 'mki' | 'co2' | 'material';
export const INDICATORS: readonly Indicator[] = ['mki', 'co2', 'material'];

const EVERYTHING = () => true;

const isResource = (quantity: Indicator | ResourceKey): quantity is ResourceKey =>
  RESOURCE_KEYS.some((key) => key === quantity);

/**
 * Returns a pair's figure on both sides within a node: null where an item of the side leaves it undeclared, or where
 * the side is not in the set; null on both sides where either lacks what the other declares. A side without the node
 * spends nothing on it.
 */
export function sidesByHand(
  pair: Pair,
  set: SetCode,
  indicator: Indicator | ResourceKey,
  within: (post: Post) => boolean = EVERYTHING,
): [number | null, number | null] {
  const isImpact = indicator === 'mki' || indicator === 'co2';
  if (isOpenByHand(pair, set, isImpact ? indicator : 'resources', within)) return [null, null];
  const figure = (chosen: Chosen | undefined) => {
    const posts = postsOf(chosen ? [chosen] : []).filter(within);
    if (posts.length === 0) return 0;
    const figures = figuresOf(posts, set);
    if (indicator === 'material') return materialOf(figures);
    if (isResource(indicator)) return wholeAmount(figures.resource(indicator));
    return wholeAmount(figures[indicator]);
  };
  const [baseline, optimization] = chosenOf(pair, set);
  return [figure(baseline), figure(optimization)];
}

/**
 * Tells whether an item of the pairs that can be compared declares only a part of its indicators, which is only
 * possible for an MKI.
 */
export function incompleteByHand(pairs: readonly Pair[], set: SetCode, indicator: Indicator): boolean {
  return (
    indicator === 'mki' &&
    pairs.some(
      (pair) =>
        !sidesByHand(pair, set, 'mki').includes(null) &&
        figuresOf(postsOf(chosenOf(pair, set)), set).mki.incomplete > 0,
    )
  );
}

/** Returns the totals of pairs of sides, and their savings: only for pairs with both sides known. */
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
    of: sides.length,
  };
}

/** Returns the smallest groups of sector figures that a reader of this organisation may see. */
export function publishablePairs(
  world: readonly RandomOrganisation[],
  reader: RandomOrganisation,
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
      const others = [...Map.groupBy(cell, ({ organisation }) => organisation.id)]
        .filter(([id]) => id !== reader.id)
        .map(([, part]) => rangeByHand(part.map(({ pair }) => sidesByHand(pair, set, indicator))));
      const behind = others.filter(({ baseline, optimization }) => baseline !== 0 && optimization !== 0);
      return (
        behind.length >= 3 &&
        isSpread(others.map(({ baseline }) => Math.abs(baseline))) &&
        isSpread(others.map(({ optimization }) => Math.abs(optimization)))
      );
    })
    .map((cell) => cell.map(({ pair }) => pair));
}

/** Tells whether no amount is more than 60 % of all of them, and no two are more than 80 %. */
export function isSpread(amounts: readonly number[]): boolean {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return amounts.every(
    (one, place) =>
      one <= total * 0.6 && amounts.every((other, at) => at === place || one + other <= total * 0.8),
  );
}
