import { type ResourceKey, SERIES_NAMES, type SetCode } from '@milieuspoor/domain';
import { chosenOf, figuresOf, type Pair, type Post, postsOf, wholeAmount } from './by-hand.fixture.ts';
import { type Indicator, sidesByHand } from './sides-by-hand.fixture.ts';

/**
 * Returns what a pair must declare on both sides to be included in the figures of a statistic; null where it always is.
 */
function neededFor(kind: string): readonly (Indicator | ResourceKey)[] | null {
  if (kind === 'overview') return null;
  if (kind === 'energy') return ['renewableMj', 'fossilMj'];
  if (kind === 'emissions_construction_site') return ['equipmentEmissionFreeHours', 'equipmentOtherHours'];
  if (kind === 'emissions_transport') return ['transportEmissionFreeTkm', 'transportOtherTkm'];
  if (kind.includes('material')) return ['material'];
  return [kind.includes('co2') ? 'co2' : 'mki'];
}

/** Tells whether every item of both sides, within a node, declares all of it. */
function declaresAll(
  pair: Pair,
  needed: readonly (Indicator | ResourceKey)[],
  set: SetCode,
  within: (post: Post) => boolean,
): boolean {
  return needed.every((quantity) => !sidesByHand(pair, set, quantity, within).includes(null));
}

/** Returns the pairs with an item in the node. */
export function pairsWithin(pairs: readonly Pair[], set: SetCode, within: (post: Post) => boolean): Pair[] {
  return pairs.filter((pair) => postsOf(chosenOf(pair, set)).some(within));
}

export interface BasisByHand {
  /** the pairs in the statistic's figures */
  readonly compared: readonly Pair[];
  /** the pairs that it states separately; none where all are whole, or none is */
  readonly others: readonly Pair[];
}

/**
 * Returns the basis by the method: a figure of several projects covers those that are whole on both sides, where there
 * are any.
 */
export function basisByHand(
  kind: string,
  asked: readonly Pair[],
  set: SetCode,
  within: (post: Post) => boolean,
): BasisByHand {
  const pairs = pairsWithin(asked, set, within);
  const needed = neededFor(kind);
  const compared = needed === null ? [] : pairs.filter((pair) => declaresAll(pair, needed, set, within));
  if (compared.length === 0) return { compared: pairs, others: [] };
  return { compared, others: pairs.filter((pair) => !compared.includes(pair)) };
}

const GOALS = {
  material: ['material', ['secondaryTon', 'biobasedTon'], ['primaryTon']],
  energy: ['energy', ['renewableMj'], ['fossilMj']],
  emissions_construction_site: [
    'emissions_construction_site',
    ['equipmentEmissionFreeHours'],
    ['equipmentOtherHours'],
  ],
  emissions_transport: ['emissions_transport', ['transportEmissionFreeTkm'], ['transportOtherTkm']],
} as const satisfies Record<string, readonly [string, readonly ResourceKey[], readonly ResourceKey[]]>;

/**
 * Returns the clean share of each goal on both sides: the clean parts divided by the whole, over the pairs of its
 * basis.
 */
export function cleanSharesByHand(asked: readonly Pair[], set: SetCode, within: (post: Post) => boolean) {
  return Object.fromEntries(
    Object.entries(GOALS).map(([goal, [kind, clean, burden]]) => {
      const { compared } = basisByHand(kind, asked, set, within);
      const shareOf = (side: string) => {
        const posts = postsOf(compared.flatMap((pair) => chosenOf(pair, set)))
          .filter(within)
          .filter(({ of }) => of.side === side);
        const { resource } = figuresOf(posts, set);
        const sumOf = (keys: readonly ResourceKey[]) =>
          keys.reduce<number | null>((sum, key) => {
            const amount = wholeAmount(resource(key));
            return sum === null || amount === null ? null : sum + amount;
          }, 0);
        const [wanted, rest] = [sumOf(clean), sumOf(burden)];
        if (wanted === null || rest === null || wanted + rest <= 0) return null;
        return (100 * wanted) / (wanted + rest);
      };
      const pairs = pairsWithin(asked, set, within);
      const whole = pairs.filter((pair) => declaresAll(pair, [...clean, ...burden], set, within));
      return [
        goal,
        {
          ...Object.fromEntries(SERIES_NAMES.map((side) => [side, shareOf(side)])),
          compared: whole.length,
          pairs: pairs.length,
        },
      ];
    }),
  );
}
