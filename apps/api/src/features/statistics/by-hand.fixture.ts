import {
  type CalculationItem,
  IMPACT_SETS,
  LIFE_CYCLE_MODULES,
  type ResourceKey,
  type SetCode,
} from '@milieuspoor/domain';
import type { RandomCalculation, RandomProject } from '../../testing/random-world.ts';

/**
 * What statistics have to come to, added up from the items by code that shares nothing with the product: the yardstick of
 * the property test.
 */

/** A calculation in a question: on which side, and whether it counts in the set. */
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

/** The pair that stands for a completed project: as built where that is whole, else the design, or what won the tender. */
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

/** An item with the calculation that it stands in. */
export interface Post {
  readonly item: CalculationItem;
  readonly of: Chosen;
}

export function postsOf(chosen: readonly Chosen[]): Post[] {
  return chosen.flatMap((of) => of.calculation.items.map((item) => ({ item, of })));
}

export interface Figures {
  /** per module, null where nothing states the set */
  readonly mki: readonly (number | null)[];
  readonly co2: readonly (number | null)[];
  readonly resource: (key: ResourceKey) => number;
  readonly coverage: Readonly<Record<string, unknown>>;
}

export function figuresOf(posts: readonly Post[], set: SetCode): Figures {
  const inSet = posts.filter(({ of }) => of.inSet);
  const rows = (name: string) =>
    inSet.map(({ item }) => ({ row: item.profiles[set]?.[name], quantity: item.quantity }));
  const perModule = (name: string) =>
    LIFE_CYCLE_MODULES.map((_, module) =>
      rows(name).reduce((sum, { row, quantity }) => sum + (row?.[module] ?? 0) * quantity, 0),
    );
  const co2Indicator = IMPACT_SETS[set].co2Indicator;
  const withoutCo2 = rows(co2Indicator).filter(({ row }) => row === undefined).length;
  const nothing = LIFE_CYCLE_MODULES.map(() => null);
  return {
    mki: inSet.length > 0 ? perModule('MKI') : nothing,
    co2: withoutCo2 < inSet.length ? perModule(co2Indicator) : nothing,
    resource: (key) => posts.reduce((sum, { item }) => sum + item.resources[key] * item.quantity, 0),
    coverage: {
      calculations: countCalculations(posts),
      calculations_in_set: countCalculations(inSet),
      items: posts.length,
      items_in_set: inSet.length,
      items_undeclared: 0,
      items_without_co2: withoutCo2,
      items_incomplete: Object.fromEntries(
        LIFE_CYCLE_MODULES.map((module, place) => [
          module,
          rows('MKI').filter(({ row }) => row?.[place] === null).length,
        ]),
      ),
    },
  };
}

function countCalculations(posts: readonly Post[]): number {
  return new Set(posts.map(({ of }) => of.calculation.id)).size;
}

export function totalOf(perModule: readonly (number | null)[]): number | null {
  return perModule.includes(null) ? null : perModule.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

const partOf = (part: number | null, whole: number | null) =>
  part === null || whole === null || whole <= 0 ? null : (part / whole) * 100;

/** What a kind of statistic says of figures. */
export function valuesOf(kind: string, figures: Figures, whole: Figures): Record<string, number | null> {
  const { mki, co2, resource } = figures;
  const modules = (row: readonly (number | null)[]) =>
    Object.fromEntries(LIFE_CYCLE_MODULES.map((module, place) => [module, row[place] ?? null]));
  const [primary, secondary, biobased] = [
    resource('primaryTon'),
    resource('secondaryTon'),
    resource('biobasedTon'),
  ];
  const material = { primary_ton: primary, secondary_ton: secondary, biobased_material: biobased };
  switch (kind) {
    case 'total_mki_reference_calculation':
    case 'eci_per_product_group':
      return { total: totalOf(mki) };
    case 'eci_per_lifecycle_fase':
    case 'eci_per_lifecycle_phase_a2':
      return modules(mki);
    case 'co2_per_lifecycle_phase':
    case 'co2_per_lifecycle_phase_a2':
      return modules(co2);
    case 'co2':
    case 'total_co2_hotspot':
    case 'co2_per_product':
    case 'co2_per_product_group':
      return { total: totalOf(co2) };
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
        eci: totalOf(mki),
        percentage_of_total: partOf(totalOf(mki), totalOf(whole.mki)),
        co2: totalOf(co2),
        ...material,
        percentage_secondary_of_total: partOf(secondary, primary + secondary + biobased),
      };
    default:
      throw new Error(`Nothing is added up by hand for ${kind}`);
  }
}
