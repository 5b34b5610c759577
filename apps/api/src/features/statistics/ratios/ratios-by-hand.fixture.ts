import type { RatioStatistic } from '@milieuspoor/contract';
import type { SeriesName, SetCode } from '@milieuspoor/domain';
import { unitByHand } from '@milieuspoor/domain/scope-by-hand';
import { chosenOf, figuresOf, mkiRowOf, type Pair, type Post, postsOf } from '../by-hand.fixture.ts';
import { isOpenByHand } from '../scope-by-hand.fixture.ts';
import { sidesByHand } from '../sides-by-hand.fixture.ts';

export const keyOf = ({
  product_group,
  name,
  unit,
}: Pick<RatioStatistic, 'product_group' | 'name' | 'unit'>) => [product_group.name, name, unit].join(' / ');

type Ratios = Record<'avg' | 'max' | 'min' | 'sum', number | null> & {
  projects: number;
  items: number;
  incomplete: boolean;
};

/**
 * Returns the ratios of the calculations that were chosen to be built, or of their baselines, per product sub-group and unit. Each covers the
 * projects whose baseline and optimisation declare the quantity for every item and are the same work, as a whole and in
 * the sub-group; other projects are counted and left out.
 */
export function ratiosByHand(
  pairs: readonly Pair[],
  set: SetCode,
  side: SeriesName = 'optimization',
): Map<string, Record<string, Ratios>> {
  const items = pairs.flatMap((pair) =>
    pair[side].items
      .filter((item) => item.workScope === 'new' && item.profiles[set] && item.quantity > 0)
      .map((item) => ({ item, pair })),
  );
  const groups = Map.groupBy(items, ({ item }) =>
    [item.productGroup, item.productSubGroup, unitByHand(item.unit)].join(' / '),
  );
  const isWhole = (pair: Pair, quantity: 'mki' | 'co2', within: (post: Post) => boolean) =>
    !(sidesByHand(pair, set, quantity).includes(null) || isOpenByHand(pair, set, quantity, within));
  const declaresSecondary = (pair: Pair) => !sidesByHand(pair, set, 'secondaryTon').includes(null);
  return new Map(
    [...groups].map(([key, group]) => {
      const rowSum = (row: readonly (number | null)[] | undefined) =>
        (row ?? []).reduce<number>((sum, value) => sum + (value ?? 0), 0);
      const column = (
        perUnit: (item: (typeof items)[number]['item']) => number,
        counts: (pair: Pair) => boolean,
        incomplete: (pair: Pair) => boolean = () => false,
      ): Ratios => {
        const counted = group.filter(({ pair }) => counts(pair));
        const projects = new Set(counted.map(({ pair }) => pair.project.id)).size;
        if (counted.length === 0)
          return { avg: null, max: null, min: null, sum: null, projects, items: 0, incomplete: false };
        const values = counted.map(({ item }) => perUnit(item));
        const sum = counted.reduce((total, { item }) => total + perUnit(item) * item.quantity, 0);
        const avg = sum / counted.reduce((total, { item }) => total + item.quantity, 0);
        return {
          avg,
          max: Math.max(...values),
          min: Math.min(...values),
          sum,
          projects,
          items: counted.length,
          incomplete: counted.some(({ pair }) => incomplete(pair)),
        };
      };
      const [first] = group;
      /** Tells whether a post is in the sub-group, whatever its unit or kind of work. */
      const inSubGroup = ({ item }: Post) =>
        item.productGroup === first?.item.productGroup && item.productSubGroup === first.item.productSubGroup;
      const leavesOpen = (pair: Pair) =>
        figuresOf(
          postsOf(chosenOf(pair, set).filter((chosen) => chosen.side === side)).filter(inSubGroup),
          set,
        ).mki.incomplete > 0;
      /**
       * Tells whether one side works out a product of the sub-group and the other does not, though the sub-group is the
       * same work.
       */
      const hasProductApart = (pair: Pair, quantity: 'mki' | 'co2') => {
        const products = [...pair.baseline.items, ...pair.optimization.items].map(({ product }) => product);
        return [...new Set(products)].some((product) =>
          isOpenByHand(pair, set, quantity, (post) => inSubGroup(post) && post.item.product === product),
        );
      };
      const quantities = group.map(({ item }) => item.quantity);
      const units = quantities.reduce((sum, quantity) => sum + quantity, 0);
      return [
        key,
        {
          eci: column(
            (item) => rowSum(mkiRowOf(item, set)),
            (pair) => isWhole(pair, 'mki', inSubGroup),
            (pair) => leavesOpen(pair) || hasProductApart(pair, 'mki'),
          ),
          co2: column(
            (item) => rowSum(item.profiles[set]?.[set === 'a1' ? 'GWP' : 'GWP-total']),
            (pair) => isWhole(pair, 'co2', inSubGroup),
            (pair) => hasProductApart(pair, 'co2'),
          ),
          secondary_material: column((item) => item.resources.secondaryTon ?? 0, declaresSecondary),
          total_units: {
            avg: units / quantities.length,
            max: Math.max(...quantities),
            min: Math.min(...quantities),
            sum: units,
            projects: new Set(group.map(({ pair }) => pair.project.id)).size,
            items: group.length,
            incomplete: false,
          },
        },
      ];
    }),
  );
}
