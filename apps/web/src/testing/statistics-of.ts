import { DECLARED, exampleStatistic, FULL_COVERAGE } from '@milieuspoor/charts/examples';
import type { Coverage, Covered, Statistic, StatisticChild } from '@milieuspoor/contract';
import {
  type AggregateLevel,
  LIFE_CYCLE_MODULES,
  type LifeCycleModule,
  moduleStatisticKind,
  nextAggregateLevel,
  SERIES_NAMES,
  type SeriesName,
  type SetCode,
  type StatisticKind,
} from '@milieuspoor/domain';

type Values = Statistic['values'];
type PerModule = Partial<Record<LifeCycleModule, number>>;

/** A number for each quantity. */
interface Amounts {
  /** euro */
  readonly mki?: number | null;
  /** kg */
  readonly co2?: number | null;
  /** euro and kg */
  readonly mkiPerModule?: PerModule;
  readonly co2PerModule?: PerModule;
  /** ton: primary, secondary, biobased */
  readonly material?: readonly [number | null, number | null, number | null];
  /** MJ: fossil, renewable */
  readonly energy?: readonly [number, number];
  /** hours and tkm: with emissions, without */
  readonly equipment?: readonly [number, number];
  readonly transport?: readonly [number, number];
}

/** The amounts of a side or of one of its nodes. No item declares an amount that is left out. */
interface Figures extends Amounts {
  /** the number of items that declare nothing of an amount that is stated; none by default */
  readonly undeclared?: Amounts;
  /** the number of items that declare a part of it */
  readonly incomplete?: Amounts;
}

export interface NodeExample extends Figures {
  readonly uuid: string;
  readonly name: string;
  /** five by default */
  readonly items?: number;
}

export interface SideExample extends Figures {
  /** by default one calculation of five items, all of them in the set */
  readonly coverage?: Partial<Coverage>;
  /** the parts of the place */
  readonly children?: readonly NodeExample[];
  /** the nodes with the largest MKI: above a product group these are its groups, which are not its children */
  readonly nodes?: readonly NodeExample[];
}

export interface PlaceExample {
  readonly set: SetCode;
  /** the level of the children; 'organization' for the organisation as a whole, whose only child is itself */
  readonly level: AggregateLevel | 'organization';
  readonly baseline?: SideExample;
  readonly optimization?: SideExample;
  /** projects that cannot be compared in some of the statistics, which state them separately */
  readonly others?: {
    readonly of: number;
    readonly projects: number;
    readonly kinds: readonly StatisticKind[];
    readonly baseline: SideExample;
    readonly optimization: SideExample;
  };
}

interface StatementForm {
  readonly governedBySet: boolean;
  readonly splitInto: readonly NodeExample[];
}

/** Returns every statistic of a place that the screens draw, as the server states it: each once for each side. */
export function statisticsOf(place: PlaceExample): Statistic[] {
  return SERIES_NAMES.flatMap((name) => {
    const side = place[name];
    return side ? statisticsOfSide(place, name, side) : [];
  });
}

function statisticsOfSide(
  { set, level, others }: PlaceExample,
  name: SeriesName,
  side: SideExample,
): Statistic[] {
  const coverage = { ...FULL_COVERAGE, ...side.coverage };
  const state = (
    kind: StatisticKind,
    unit: string,
    valuesOf: (amounts: Amounts) => Values,
    { governedBySet = true, splitInto = side.children ?? [] }: Partial<StatementForm> = {},
  ): Statistic => {
    const children = splitInto.map(
      (child): StatisticChild => ({
        uuid: child.uuid,
        name: child.name,
        ...covered(child, child.items ?? DECLARED.items, valuesOf),
      }),
    );
    const { product_groups: _groups, ...statistic } = exampleStatistic(kind, name, {});
    const apart = others?.kinds.includes(kind) ? others : null;
    return {
      ...statistic,
      ...covered(side, governedBySet ? coverage.items_in_set : coverage.items, valuesOf),
      unit,
      set: governedBySet ? set : null,
      next_aggregate_by: level === 'organization' ? 'project' : nextAggregateLevel(level),
      coverage,
      ...(level === 'product' ? { products: children } : { product_groups: children }),
      ...(apart
        ? {
            others: {
              projects: apart.projects,
              of: apart.of,
              ...covered(apart[name], DECLARED.items, valuesOf),
              product_groups: (apart[name].children ?? []).map((child) => ({
                uuid: child.uuid,
                name: child.name,
                ...covered(child, child.items ?? DECLARED.items, valuesOf),
              })),
            },
          }
        : {}),
    };
  };
  const largest = { splitInto: side.nodes ?? side.children ?? [] };
  const ofNoSet = { governedBySet: false };
  const whole = { ...ofNoSet, splitInto: [] };
  const total = ({ mki = null }: Amounts): Values => ({ total: mki });
  const totalCo2 = ({ co2 = null }: Amounts): Values => ({ total: co2 });
  return [
    state('total_mki_reference_calculation', 'EUR', total),
    state('eci_per_product_group', 'EUR', total, largest),
    state(moduleStatisticKind('mki', set), 'EUR', ({ mkiPerModule }) => perModule(mkiPerModule), largest),
    state(
      moduleStatisticKind('co2', set),
      'kg CO2-eq',
      ({ co2PerModule }) => perModule(co2PerModule),
      largest,
    ),
    state('co2', 'kg CO2-eq', totalCo2),
    state('total_co2_hotspot', 'kg CO2-eq', totalCo2, largest),
    state(
      'material',
      'ton',
      ({ material }) => parts(['primary_ton', 'secondary_ton', 'biobased_material'], material),
      ofNoSet,
    ),
    state(
      'total_material_hotspot',
      'ton',
      ({ material }) =>
        parts(
          [
            'material_total_primary_ton__sum',
            'material_total_secondary_ton__sum',
            'material_total_total_biobased_ton__sum',
          ],
          material,
        ),
      { ...ofNoSet, ...largest },
    ),
    state('energy', 'MJ', ({ energy }) => parts(['fossil_total', 'renewable_total'], energy), whole),
    state(
      'emissions_construction_site',
      'uur',
      ({ equipment }) => parts(['non_emission_free', 'emission_free'], equipment),
      whole,
    ),
    state(
      'emissions_transport',
      'tkm',
      ({ transport }) => parts(['non_emission_free', 'emission_free'], transport),
      whole,
    ),
  ];
}

/** Returns the values of some figures with their coverage, which only names what is incomplete. */
function covered(
  figures: Figures,
  items: number,
  valuesOf: (amounts: Amounts) => Values,
): Covered & { values: Values } {
  const values = valuesOf(figures);
  const named = (counts: Values) =>
    Object.fromEntries(Object.entries(counts).flatMap(([key, count]) => (count ? [[key, count]] : [])));
  const absent = Object.entries(values).flatMap(([key, value]) => (value === null ? [[key, items]] : []));
  return {
    values,
    items,
    undeclared: { ...named(valuesOf(figures.undeclared ?? {})), ...Object.fromEntries(absent) },
    incomplete: named(valuesOf(figures.incomplete ?? {})),
  };
}

function perModule(amounts: PerModule = {}): Values {
  return Object.fromEntries(LIFE_CYCLE_MODULES.map((module) => [module, amounts[module] ?? null]));
}

function parts(keys: readonly string[], amounts: readonly (number | null)[] = []): Values {
  return Object.fromEntries(keys.map((key, index) => [key, amounts[index] ?? null]));
}
