import type { RatioStatistic } from '@milieuspoor/contract';
import { type RatioSide, SET_CODES, type SetCode } from '@milieuspoor/domain';
import { unitByHand } from '@milieuspoor/domain/scope-by-hand';
import { chosenOf, figuresOf, mkiRowOf, type Pair, type Post, postsOf } from '../by-hand.fixture.ts';
import { isOpenByHand } from '../scope-by-hand.fixture.ts';
import { sidesByHand } from '../sides-by-hand.fixture.ts';

export const keyOf = ({
  product_group,
  name,
  unit,
}: Pick<RatioStatistic, 'product_group' | 'name' | 'unit'>) => [product_group.name, name, unit].join(' / ');

const NOTHING = { avg: null, max: null, min: null, sum: null };
const countOf = (group: readonly { pair: Pair }[]) => {
  const projects = new Set(group.map(({ pair }) => pair.project.id)).size;
  return { projects, of: projects };
};
const keyOfItem = ({ item }: { item: Pair['baseline']['items'][number] }) =>
  [item.productGroup, item.productSubGroup, unitByHand(item.unit)].join(' / ');

type Ratios = Record<'avg' | 'max' | 'min' | 'sum', number | null> & {
  projects: number;
  of: number;
  items: number;
  incomplete: boolean;
};

/** The pairs whose optimisation was carried out, for ratios of what was; all of them for the others. */
export const pairsOfSide = (pairs: readonly Pair[], side: RatioSide) =>
  side === 'as-built'
    ? pairs.filter(({ optimization }) => optimization.type === 'as-built-optimization')
    : pairs;

/**
 * Returns the ratios of the calculations that were chosen to be built, of their baselines, or of what was carried out, per
 * product sub-group and unit. Each covers the projects whose baseline and optimisation declare the quantity for every item
 * and are the same work, as a whole and in the sub-group; other projects are counted and left out. Secondary material is
 * the same in each set: over the posts of the set that states most of them in a calculation, in one spelling of the unit.
 */
export function ratiosByHand(
  pairs: readonly Pair[],
  set: SetCode,
  ratioSide: RatioSide = 'optimization',
): Map<string, Record<string, Ratios>> {
  const side = ratioSide === 'baseline' ? 'baseline' : 'optimization';
  const ofSet = (each: SetCode) =>
    pairsOfSide(pairs, ratioSide).flatMap((pair) =>
      pair[side].items
        .filter((item) => item.workScope === 'new' && item.profiles[each] && item.quantity > 0)
        .map((item) => ({ item, pair })),
    );
  const items = ofSet(set);
  const spelled = ({ item, pair }: (typeof items)[number]) =>
    [pair.project.id, item.productGroup, item.productSubGroup, item.unit].join(' / ');
  const inSets = SET_CODES.map((each) => Map.groupBy(ofSet(each), spelled));
  const forMaterial = Map.groupBy(
    [...new Set(inSets.flatMap((groups) => [...groups.keys()]))].flatMap((key) => {
      const [first = [], second = []] = inSets.map((groups) => groups.get(key) ?? []);
      return second.length > first.length ? second : first;
    }),
    keyOfItem,
  );
  const stated = Map.groupBy(items, keyOfItem);
  const isWhole = (pair: Pair, quantity: 'mki' | 'co2', within: (post: Post) => boolean) =>
    !(sidesByHand(pair, set, quantity).includes(null) || isOpenByHand(pair, set, quantity, within));
  const declaresSecondary = (pair: Pair) => !sidesByHand(pair, set, 'secondaryTon').includes(null);
  const keys = [...new Set([...stated.keys(), ...forMaterial.keys()])].filter(
    (key) => stated.has(key) || forMaterial.get(key)?.some(({ pair }) => declaresSecondary(pair)),
  );
  return new Map(
    keys.map((key) => {
      const group = stated.get(key) ?? [];
      const ofMaterial = forMaterial.get(key) ?? [];
      const rowSum = (row: readonly (number | null)[] | undefined) =>
        (row ?? []).reduce<number>((sum, value) => sum + (value ?? 0), 0);
      const column = (
        perUnit: (item: (typeof items)[number]['item']) => number,
        counts: (pair: Pair) => boolean,
        incomplete: (pair: Pair) => boolean = () => false,
        over = group,
      ): Ratios => {
        const counted = over.filter(({ pair }) => counts(pair));
        const projects = new Set(counted.map(({ pair }) => pair.project.id)).size;
        const of = new Set(over.map(({ pair }) => pair.project.id)).size;
        if (counted.length === 0)
          return { avg: null, max: null, min: null, sum: null, projects, of, items: 0, incomplete: false };
        const values = counted.map(({ item }) => perUnit(item));
        const sum = counted.reduce((total, { item }) => total + perUnit(item) * item.quantity, 0);
        const avg = sum / counted.reduce((total, { item }) => total + item.quantity, 0);
        return {
          avg,
          max: Math.max(...values),
          min: Math.min(...values),
          sum,
          projects,
          of,
          items: counted.length,
          incomplete: counted.some(({ pair }) => incomplete(pair)),
        };
      };
      const [first] = [...group, ...ofMaterial];
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
          secondary_material: column(
            (item) => item.resources.secondaryTon ?? 0,
            declaresSecondary,
            () => false,
            ofMaterial,
          ),
          total_units:
            group.length === 0
              ? { ...NOTHING, projects: 0, of: 0, items: 0, incomplete: false }
              : {
                  avg: units / quantities.length,
                  max: Math.max(...quantities),
                  min: Math.min(...quantities),
                  sum: units,
                  ...countOf(group),
                  items: group.length,
                  incomplete: false,
                },
        },
      ];
    }),
  );
}
