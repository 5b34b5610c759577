import type { RatioStatistic } from '@milieuspoor/contract';
import { type RatioSide, SET_CODES, type SetCode } from '@milieuspoor/domain';
import { unitByHand } from '@milieuspoor/domain/scope-by-hand';
import { chosenOf, figuresOf, mkiRowOf, type Pair, type Post, postsOf } from '../by-hand.fixture.ts';
import { isOpenByHand } from '../scope-by-hand.fixture.ts';
import { isSpread, sidesByHand } from '../sides-by-hand.fixture.ts';

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
  /** the units that the average is over */
  units: number;
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
          return {
            avg: null,
            max: null,
            min: null,
            sum: null,
            projects,
            of,
            items: 0,
            units: 0,
            incomplete: false,
          };
        const values = counted.map(({ item }) => perUnit(item));
        const sum = counted.reduce((total, { item }) => total + perUnit(item) * item.quantity, 0);
        const units = counted.reduce((total, { item }) => total + item.quantity, 0);
        const avg = sum / units;
        return {
          avg,
          max: Math.max(...values),
          min: Math.min(...values),
          sum,
          projects,
          of,
          items: counted.length,
          units,
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
              ? { ...NOTHING, projects: 0, of: 0, items: 0, units: 0, incomplete: false }
              : {
                  avg: units / quantities.length,
                  max: Math.max(...quantities),
                  min: Math.min(...quantities),
                  sum: units,
                  ...countOf(group),
                  items: group.length,
                  units,
                  incomplete: false,
                },
        },
      ];
    }),
  );
}

const NATIONAL_COLUMNS = ['eci', 'co2', 'secondary_material'] as const;
type NationalColumn = (typeof NATIONAL_COLUMNS)[number];

/** A ratio over all organisations; own projects are those of the reader. */
interface NationalByHand {
  readonly avg: number;
  readonly projects: number;
  readonly ownProjects: number;
  readonly incomplete: boolean;
}

/** The work of a pair in a sub-group and unit, in the figures of each set and of none. */
interface WorkByHand {
  readonly id: string;
  readonly key: string;
  readonly kind: string;
  readonly units: number;
  readonly figures: ReadonlyMap<string, Pick<Ratios, 'incomplete'> & { readonly sum: number }>;
}

const nameOf = (set: SetCode, column: NationalColumn) =>
  column === 'secondary_material' ? column : `${set} ${column}`;

function worksOf(id: string, pair: Pair): WorkByHand[] {
  const bySet = SET_CODES.map((set) => [set, ratiosByHand([pair], set)] as const);
  const keys = new Set(bySet.flatMap(([, ratios]) => [...ratios.keys()]));
  return [...keys].flatMap((key) => {
    const found = bySet.flatMap(([set, ratios]) =>
      NATIONAL_COLUMNS.flatMap((column) => {
        const ratio = ratios.get(key)?.[column];
        return ratio && ratio.sum !== null
          ? [{ name: nameOf(set, column), sum: ratio.sum, units: ratio.units, incomplete: ratio.incomplete }]
          : [];
      }),
    );
    const [first] = found;
    if (!first || found.some(({ units }) => Math.abs(units / first.units - 1) > 1e-9)) return [];
    const figures = new Map(found.map((figure) => [figure.name, figure]));
    return [{ id, key, kind: [...figures.keys()].sort().join(), units: first.units, figures }];
  });
}

/**
 * Returns the ratios of the optimisations of a whole world that a member of one organisation may be told, by sub-group and
 * unit, then by column. They are sums of groups of pairs that are whole for the same figures; of each group three others have
 * work, none of them too much of the figure or of the units.
 */
export function nationalRatiosByHand(
  world: readonly { readonly id: string; readonly pairs: readonly Pair[] }[],
  readerId: string,
  set: SetCode,
): Map<string, Partial<Record<NationalColumn, NationalByHand>>> {
  const works = world.flatMap(({ id, pairs }) => pairs.flatMap((pair) => worksOf(id, pair)));
  const toldIn = (group: readonly WorkByHand[], name: string) => {
    const others = [...Map.groupBy(group, ({ id }) => id)]
      .filter(([id]) => id !== readerId)
      .map(([, own]) => ({
        sum: own.reduce((sum, { figures }) => sum + (figures.get(name)?.sum ?? 0), 0),
        units: own.reduce((sum, { units }) => sum + units, 0),
      }));
    const isTold =
      others.filter(({ sum }) => sum !== 0).length >= 3 &&
      isSpread(others.map(({ sum }) => Math.abs(sum))) &&
      isSpread(others.map(({ units }) => units));
    return isTold ? group.filter(({ figures }) => figures.has(name)) : [];
  };
  return new Map(
    [...Map.groupBy(works, ({ key }) => key)].map(([key, ofKey]) => {
      const groups = [...Map.groupBy(ofKey, ({ kind }) => kind).values()];
      return [
        key,
        Object.fromEntries(
          NATIONAL_COLUMNS.flatMap((column) => {
            const name = nameOf(set, column);
            const told = groups.flatMap((group) => toldIn(group, name));
            if (told.length === 0) return [];
            const sum = told.reduce((total, { figures }) => total + (figures.get(name)?.sum ?? 0), 0);
            const byHand: NationalByHand = {
              avg: sum / told.reduce((total, { units }) => total + units, 0),
              projects: told.length,
              ownProjects: told.filter(({ id }) => id === readerId).length,
              incomplete: told.some(({ figures }) => figures.get(name)?.incomplete),
            };
            return [[column, byHand]];
          }),
        ),
      ];
    }),
  );
}
