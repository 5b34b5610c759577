import {
  type CalculationItem,
  FIRST_WEIGHTED_SETS,
  IMPACT_SETS,
  LIFE_CYCLE_MODULES,
  type ResourceKey,
  type SetCode,
} from '@milieuspoor/domain';
import type { RandomCalculation } from '../../testing/random-calculation.ts';
import type { RandomProject } from '../../testing/random-world.ts';

/**
 * Computes the expected statistics from the items with code that shares nothing with the product: the reference of the
 * property test.
 */

/** A calculation in a question: its side, and whether it counts in the set. */
export interface Chosen {
  readonly side: 'baseline' | 'optimization';
  readonly project: RandomProject;
  readonly calculation: RandomCalculation;
  readonly inSet: boolean;
}

export interface Pair {
  readonly project: RandomProject;
  readonly baseline: RandomCalculation;
  readonly optimization: RandomCalculation;
}

/**
 * Returns the pair that represents a completed project: as built where that is whole, else the design, or the winner of
 * the tender.
 */
export function pairOf(project: RandomProject): Pair | null {
  const active = (type: string) =>
    project.calculations.find((each) => each.type === type && each.active && !each.deleted);
  const whole = (before: string, after: string): Pair | null => {
    const [baseline, optimization] = [active(before), active(after)];
    return baseline && optimization ? { project, baseline, optimization } : null;
  };
  if (project.year === null) return null;
  const fixedScope = project.contractType === 'UAV-GC' && project.scopeChanged !== true;
  const asBuilt =
    project.complete && project.contractType !== 'NA'
      ? whole(fixedScope ? 'design-baseline' : 'as-built-baseline', 'as-built-optimization')
      : null;
  const awarded = project.contractType !== 'NA' && project.awardCriteria !== false;
  return asBuilt ?? whole('design-baseline', awarded ? 'applicant' : 'design-optimization');
}

export function chosenOf(pair: Pair, set: SetCode): Chosen[] {
  const { project, baseline, optimization } = pair;
  const inSet = baseline.sets.includes(set) && optimization.sets.includes(set);
  return [
    { side: 'baseline', project, calculation: baseline, inSet },
    { side: 'optimization', project, calculation: optimization, inSet },
  ];
}

/** An item with its calculation. */
export interface Post {
  readonly item: CalculationItem;
  readonly of: Chosen;
}

export function postsOf(chosen: readonly Chosen[]): Post[] {
  return chosen.flatMap((of) => of.calculation.items.map((item) => ({ item, of })));
}

/**
 * A figure in the method's terms: the declared values added up, and how many items declare nothing, or a part, of it.
 */
export interface Stated {
  /** null where no item declares anything */
  readonly amount: number | null;
  readonly items: number;
  readonly undeclared: number;
  readonly incomplete: number;
}

export interface Figures {
  readonly mki: Stated;
  readonly co2: Stated;
  readonly mkiOf: (module: number) => Stated;
  readonly co2Of: (module: number) => Stated;
  readonly resource: (key: ResourceKey) => Stated;
  readonly coverage: Readonly<Record<string, unknown>>;
}

type Row = readonly (number | null)[];

/**
 * Returns the MKI that an item states per module: in an MKI row, or its weighed indicators; null where it states none.
 */
export function mkiRowOf(item: CalculationItem, set: SetCode): Row {
  const profile = item.profiles[set] ?? {};
  if (profile.MKI) return profile.MKI;
  return LIFE_CYCLE_MODULES.map((_, module) => {
    let mki: number | null = null;
    for (const { code, weightEur } of FIRST_WEIGHTED_SETS[set].indicators) {
      const value = profile[code]?.[module] ?? null;
      if (value !== null && weightEur > 0) mki = (mki ?? 0) + value * weightEur;
    }
    return mki;
  });
}

const declaresAllIndicators = (item: CalculationItem, set: SetCode) =>
  Boolean(item.profiles[set]?.MKI) ||
  IMPACT_SETS[set].indicators.every(({ code }) => item.profiles[set]?.[code]);

/** Tells whether every indicator with a weight that the item declares is declared in the module. */
const declaresModule = (item: CalculationItem, set: SetCode, module: number) =>
  item.profiles[set]?.MKI
    ? item.profiles[set]?.MKI?.[module] !== null
    : FIRST_WEIGHTED_SETS[set].indicators.every(
        ({ code, weightEur }) => weightEur === 0 || item.profiles[set]?.[code]?.[module] !== null,
      );

/** Tells whether work is done: work that is not costs nothing in any module, whatever its profile leaves open. */
const isDone = ({ quantity }: CalculationItem) => quantity > 0;

export function figuresOf(posts: readonly Post[], set: SetCode): Figures {
  const inSet = posts.filter(({ of }) => of.inSet);
  const { co2Indicator } = IMPACT_SETS[set];
  const co2RowOf = (item: CalculationItem) => item.profiles[set]?.[co2Indicator] ?? null;
  const stated = (
    of: readonly Post[],
    amountOf: (item: CalculationItem) => number | null,
    isPartly: (item: CalculationItem) => boolean = () => false,
  ): Stated => {
    const amounts = of.map(({ item }) => ({ amount: amountOf(item), item }));
    const declared = amounts.filter(({ amount }) => amount !== null);
    return {
      amount:
        declared.length === 0
          ? null
          : declared.reduce((sum, { amount, item }) => sum + (amount ?? 0) * item.quantity, 0),
      items: of.length,
      undeclared: of.length - declared.length,
      incomplete: declared.filter(({ item }) => isPartly(item)).length,
    };
  };
  const sumOf = (row: Row | null) =>
    row === null ? null : row.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return {
    mki: stated(
      inSet,
      (item) => sumOf(mkiRowOf(item, set)),
      (item) => isDone(item) && !declaresAllIndicators(item, set),
    ),
    co2: stated(inSet, (item) => (isDone(item) ? sumOf(co2RowOf(item)) : 0)),
    mkiOf: (module) =>
      stated(
        inSet,
        (item) => (isDone(item) ? (mkiRowOf(item, set)[module] ?? null) : 0),
        (item) => isDone(item) && !declaresModule(item, set, module),
      ),
    co2Of: (module) => stated(inSet, (item) => (isDone(item) ? (co2RowOf(item)?.[module] ?? null) : 0)),
    resource: (key) => stated(posts, (item) => item.resources[key]),
    coverage: {
      calculations: countCalculations(posts),
      calculations_in_set: countCalculations(inSet),
      items: posts.length,
      items_in_set: inSet.length,
    },
  };
}

function countCalculations(posts: readonly Post[]): number {
  return new Set(posts.map(({ of }) => of.calculation.id)).size;
}

/** Returns the amount if every item declares it, because conclusions only follow from whole amounts. */
export const wholeAmount = ({ amount, undeclared }: Stated) => (undeclared === 0 ? amount : null);

/** Returns the materials together: an item that lacks one of them leaves the sum undeclared. */
export function materialOf({ resource }: Figures): number | null {
  const parts = (['primaryTon', 'secondaryTon', 'biobasedTon'] as const).map((key) =>
    wholeAmount(resource(key)),
  );
  return parts.includes(null) ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
}

/** Returns a share of a whole, which is known where both are. */
const percentage = (part: number | null, whole: number | null): Stated => ({
  amount: part === null || whole === null || whole <= 0 ? null : (part / whole) * 100,
  items: 0,
  undeclared: 0,
  incomplete: 0,
});

/** Returns the statements of a kind of statistic about figures. */
export function statedBy(kind: string, figures: Figures, whole: Figures): Record<string, Stated> {
  const { mki, co2, mkiOf, co2Of, resource } = figures;
  const modules = (of: (module: number) => Stated) =>
    Object.fromEntries(LIFE_CYCLE_MODULES.map((module, place) => [module, of(place)]));
  const [primary, secondary, biobased] = [
    resource('primaryTon'),
    resource('secondaryTon'),
    resource('biobasedTon'),
  ];
  const material = { primary_ton: primary, secondary_ton: secondary, biobased_material: biobased };
  switch (kind) {
    case 'total_mki_reference_calculation':
    case 'eci_per_product_group':
      return { total: mki };
    case 'eci_per_lifecycle_fase':
    case 'eci_per_lifecycle_phase_a2':
      return modules(mkiOf);
    case 'co2_per_lifecycle_phase':
    case 'co2_per_lifecycle_phase_a2':
      return modules(co2Of);
    case 'co2':
    case 'total_co2_hotspot':
    case 'co2_per_product':
    case 'co2_per_product_group':
      return { total: co2 };
    case 'material':
    case 'material_per_product':
      return material;
    case 'total_material_hotspot':
      return {
        material_total_primary_ton__sum: primary,
        material_total_secondary_ton__sum: secondary,
        material_total_total_biobased_ton__sum: biobased,
      };
    case 'energy':
      return { renewable_total: resource('renewableMj'), fossil_total: resource('fossilMj') };
    case 'emissions_construction_site':
      return {
        emission_free: resource('equipmentEmissionFreeHours'),
        non_emission_free: resource('equipmentOtherHours'),
      };
    case 'emissions_transport':
      return {
        emission_free: resource('transportEmissionFreeTkm'),
        non_emission_free: resource('transportOtherTkm'),
      };
    case 'overview':
      return {
        eci: mki,
        percentage_of_total: percentage(wholeAmount(mki), wholeAmount(whole.mki)),
        co2,
        ...material,
        percentage_secondary_of_total: percentage(wholeAmount(secondary), materialOf(figures)),
      };
    default:
      throw new Error(`Nothing is added up by hand for ${kind}`);
  }
}
