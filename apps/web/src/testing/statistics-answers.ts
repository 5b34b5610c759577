import {
  type Coverage,
  type Difference,
  NO_YEARS_MESSAGE,
  type NodeDifference,
  type OrganisationStatisticsAnswer,
  type Reduction,
  type Reductions,
  type SectorStatistic,
  type SectorStatisticsAnswer,
  type Statistic,
  type StatisticChild,
  type StatisticsAnswer,
} from '@milieuspoor/contract';
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
import { exampleStatistic, FULL_COVERAGE } from '../charts/series/statistic-examples.ts';

type Values = Statistic['values'];
type PerModule = Partial<Record<LifeCycleModule, number | null>>;

/** What a side or a node of it amounts to; what is left out is not declared. */
interface Figures {
  /** euro */
  readonly mki?: number | null;
  /** kg */
  readonly co2?: number | null;
  /** euro and kg */
  readonly mkiPerModule?: PerModule;
  readonly co2PerModule?: PerModule;
  /** ton: primary, secondary, biobased */
  readonly material?: readonly [number, number, number];
}

export interface NodeExample extends Figures {
  readonly uuid: string;
  readonly name: string;
}

export interface SideExample extends Figures {
  /** MJ: fossil, renewable */
  readonly energy?: readonly [number, number];
  /** hours and tkm: with emissions, without */
  readonly equipment?: readonly [number, number];
  readonly transport?: readonly [number, number];
  readonly coverage?: Partial<Coverage>;
  /** what the place is split into */
  readonly children?: readonly NodeExample[];
  /** the nodes with the largest MKI: above a product group its groups, which are not the children there */
  readonly nodes?: readonly NodeExample[];
}

export interface PlaceExample {
  readonly set: SetCode;
  /** the level of the children; 'organization' for the organisation as a whole, whose one child is itself */
  readonly level: AggregateLevel | 'organization';
  readonly baseline?: SideExample;
  readonly optimization?: SideExample;
}

interface StatementForm {
  readonly governedBySet: boolean;
  readonly splitInto: readonly NodeExample[];
}

/** Every statistic of a place that the screens draw, as the server states it: each once for each side. */
export function statisticsOf(place: PlaceExample): Statistic[] {
  return SERIES_NAMES.flatMap((name) => {
    const side = place[name];
    return side ? statisticsOfSide(place, name, side) : [];
  });
}

function statisticsOfSide({ set, level }: PlaceExample, name: SeriesName, side: SideExample): Statistic[] {
  const state = (
    kind: StatisticKind,
    unit: string,
    valuesOf: (figures: Figures) => Values,
    { governedBySet = true, splitInto = side.children ?? [] }: Partial<StatementForm> = {},
  ): Statistic => {
    const children = splitInto.map(
      (child): StatisticChild => ({ uuid: child.uuid, name: child.name, values: valuesOf(child) }),
    );
    const { product_groups: _groups, ...statistic } = exampleStatistic(kind, name, valuesOf(side));
    return {
      ...statistic,
      unit,
      set: governedBySet ? set : null,
      next_aggregate_by: level === 'organization' ? 'project' : nextAggregateLevel(level),
      coverage: { ...FULL_COVERAGE, ...side.coverage },
      ...(level === 'product' ? { products: children } : { product_groups: children }),
    };
  };
  const largest = { splitInto: side.nodes ?? side.children ?? [] };
  const ofNoSet = { governedBySet: false };
  const total = ({ mki = null }: Figures): Values => ({ total: mki });
  const totalCo2 = ({ co2 = null }: Figures): Values => ({ total: co2 });
  const parts = (first: string, second: string, of: readonly [number, number] | undefined) => (): Values => ({
    [first]: of?.[0] ?? null,
    [second]: of?.[1] ?? null,
  });
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
    state(
      'material',
      'ton',
      ({ material }) => ({
        primary_ton: material?.[0] ?? null,
        secondary_ton: material?.[1] ?? null,
        biobased_material: material?.[2] ?? null,
      }),
      ofNoSet,
    ),
    state(
      'total_material_hotspot',
      'ton',
      ({ material }) => ({
        material_total_primary_ton__sum: material?.[0] ?? null,
        material_total_secondary_ton__sum: material?.[1] ?? null,
        material_total_total_biobased_ton__sum: material?.[2] ?? null,
      }),
      { ...ofNoSet, ...largest },
    ),
    state('energy', 'MJ', parts('fossil_total', 'renewable_total', side.energy), ofNoSet),
    state(
      'emissions_construction_site',
      'uur',
      parts('non_emission_free', 'emission_free', side.equipment),
      ofNoSet,
    ),
    state('emissions_transport', 'tkm', parts('non_emission_free', 'emission_free', side.transport), ofNoSet),
  ];
}

function perModule(figures: PerModule = {}): Values {
  return Object.fromEntries(LIFE_CYCLE_MODULES.map((module) => [module, figures[module] ?? null]));
}

interface Changes {
  readonly mki?: Difference | null;
  readonly co2?: Difference | null;
  readonly largest?: readonly NodeDifference[];
}

/** The answer for a place; `changes` as the server worked them out, null without both sides. */
export function statisticsAnswer(
  statistics: readonly Statistic[],
  changes: Changes | null = null,
  years: readonly number[] = [2026, 2025],
): StatisticsAnswer {
  return {
    message: '',
    statistics: [...statistics],
    changes: changes && {
      mki: changes.mki ?? null,
      co2: changes.co2 ?? null,
      largest: [...(changes.largest ?? [])],
    },
    filters: { design_phase_complete_date__year: [...years] },
  };
}

/** What the server says when no year was asked for. */
export const WITHOUT_YEARS: StatisticsAnswer = { ...statisticsAnswer([]), message: NO_YEARS_MESSAGE };

const NO_REDUCTION: Reduction = { lowest: null, highest: null, total: null, projects: 0 };

export function reductionsOf(known: Partial<Reductions>): Reductions {
  return { mki: NO_REDUCTION, co2: NO_REDUCTION, material: NO_REDUCTION, ...known };
}

/** The answer for an organisation as a whole. */
export function organisationAnswer(
  statistics: readonly Statistic[],
  reductions: Partial<Reductions> = {},
  sectors: OrganisationStatisticsAnswer['filters']['sector'] = [],
  years: readonly number[] = [2026, 2025],
): OrganisationStatisticsAnswer {
  return {
    message: '',
    statistics: [...statistics],
    reductions: reductionsOf(reductions),
    filters: { sector: sectors, design_phase_complete_date__year: [...years] },
  };
}

/** The figures of a sector; of all of them together where `sector` is null. */
export function sectorExample(
  sector: SectorStatistic['sector'],
  display_name: string,
  mki: SectorStatistic['mki'],
  more: Partial<SectorStatistic> = {},
): SectorStatistic {
  return {
    sector,
    display_name,
    set: 'a1',
    projects: mki ? 2 : 0,
    mki,
    co2: null,
    material: null,
    reductions: reductionsOf({}),
    ...more,
  };
}

export function sectorAnswer(
  statistics: readonly SectorStatistic[],
  more: Partial<Pick<SectorStatisticsAnswer, 'suppressed' | 'filters'>> = {},
): SectorStatisticsAnswer {
  return {
    message: '',
    statistics: [...statistics],
    suppressed: false,
    filters: { organization: [], design_phase_complete_date__year: [2026, 2025] },
    ...more,
  };
}
