import { PARTS } from '@milieuspoor/charts';
import {
  NO_YEARS_MESSAGE,
  type OrganisationStatisticsAnswer,
  type PairsComparisonAnswer,
  type Reduction,
  type ReductionEnds,
  type Reductions,
  type SectorStatistic,
  type SectorStatisticsAnswer,
  type Statistic,
  type StatisticChanges,
  type StatisticsAnswer,
  type TwoSides,
} from '@milieuspoor/contract';
import {
  addParts,
  type CoveredSum,
  cleanShare,
  comparePairs,
  NOTHING_SPENT,
  PART_GOALS,
  RESOURCE_KEYS,
  type ResourceKey,
  SERIES_NAMES,
  type SeriesName,
  type StatisticKind,
} from '@milieuspoor/domain';

/** Returns the answer for a place. The changes follow from the sides, unless `stated` gives others. */
export function statisticsAnswer(
  statistics: readonly Statistic[],
  stated: Partial<StatisticChanges> = {},
  years: readonly number[] = [2026, 2025],
): StatisticsAnswer {
  const changes = changesBetween(statistics);
  return {
    message: '',
    statistics: [...statistics],
    changes: changes && { ...changes, ...stated },
    clean_shares: cleanSharesOf(statistics),
    weights_unconfirmed: [],
    weights_versions: ['2026-1'],
    filters: { design_phase_complete_date__year: [...years] },
  };
}

/** Returns the changes of one project, without named nodes; null if a side is missing. */
function changesBetween(statistics: readonly Statistic[]): StatisticChanges | null {
  if (!SERIES_NAMES.every((side) => statistics.some(({ name }) => name === side))) return null;
  const between = (kind: StatisticKind): PairsComparisonAnswer => {
    const sumOf = (side: SeriesName) =>
      sumOfValues(statistics.find(({ statistic, name }) => statistic === kind && name === side));
    const { comparison, gaps, compared, pairs } = comparePairs([
      { baseline: sumOf('baseline'), optimization: sumOf('optimization') },
    ]);
    return { comparison, gaps: [...gaps], compared, pairs };
  };
  return {
    mki: between('total_mki_reference_calculation'),
    co2: between('co2'),
    material: between('material'),
    resources: resourcesOf(statistics),
    scope: null,
    differing: 0,
    explained: null,
    largest: [],
    largest_unknown: [],
  };
}

/** Returns the shares of one project. */
function cleanSharesOf(statistics: readonly Statistic[]): StatisticsAnswer['clean_shares'] {
  const sideOf = (side: SeriesName) =>
    statistics.some(({ name }) => name === side)
      ? (key: ResourceKey) => resourceOf(statistics, side, key) ?? NOTHING_SPENT
      : null;
  const sides = { baseline: sideOf('baseline'), optimization: sideOf('optimization') };
  return Object.fromEntries(
    PART_GOALS.map((goal) => [goal, cleanShare(goal, [sides])]),
  ) as StatisticsAnswer['clean_shares'];
}

/** Returns the changes of each resource that a statistic of parts states; the others are undeclared. */
function resourcesOf(statistics: readonly Statistic[]): StatisticChanges['resources'] {
  return Object.fromEntries(
    RESOURCE_KEYS.map((key) => {
      const { gaps, ...compared } = comparePairs([
        {
          baseline: resourceOf(statistics, 'baseline', key),
          optimization: resourceOf(statistics, 'optimization', key),
        },
      ]);
      return [key, { ...compared, gaps: [...gaps] }];
    }),
  ) as StatisticChanges['resources'];
}

function resourceOf(statistics: readonly Statistic[], side: SeriesName, key: ResourceKey): CoveredSum | null {
  for (const [kind, { parts }] of Object.entries(PARTS)) {
    const valueKey = parts.find(({ resource }) => resource === key)?.valueKey;
    const statistic = statistics.find((each) => each.statistic === kind && each.name === side);
    if (valueKey === undefined || !statistic) continue;
    const { values, items, undeclared } = statistic;
    return { amount: values[valueKey] ?? null, items, undeclared: undeclared[valueKey] ?? 0, incomplete: 0 };
  }
  return null;
}

function sumOfValues(statistic: Statistic | undefined): CoveredSum | null {
  if (!statistic) return null;
  const { values, items, undeclared, incomplete } = statistic;
  return addParts(
    Object.entries(values).map(([key, amount]) => ({
      amount,
      items,
      undeclared: undeclared[key] ?? 0,
      incomplete: incomplete[key] ?? 0,
    })),
  );
}

type Compared = NonNullable<PairsComparisonAnswer['comparison']>;

/** Returns a stated difference: of one project and complete, unless the test says otherwise. */
export function comparedExample(
  comparison: Omit<Compared, 'incomplete'> & Partial<Compared>,
  more: Partial<PairsComparisonAnswer> = {},
): PairsComparisonAnswer {
  return { comparison: { incomplete: false, ...comparison }, gaps: [], compared: 1, pairs: 1, ...more };
}

/** Returns a missing difference with its reason: of one project unless the test says otherwise. */
export function incomparableExample(more: Partial<PairsComparisonAnswer>): PairsComparisonAnswer {
  return { comparison: null, gaps: [], compared: 0, pairs: 1, ...more };
}

/** The server's answer to a question without any year. */
export const WITHOUT_YEARS: StatisticsAnswer = { ...statisticsAnswer([]), message: NO_YEARS_MESSAGE };

const NO_REDUCTION: Reduction = {
  lowest: null,
  highest: null,
  total: null,
  projects: 0,
  of: 0,
  incomplete: false,
};

/** A range over all projects and complete, unless the test says otherwise. */
type ReductionExample = Omit<Reduction, 'of' | 'incomplete'> & Partial<Reduction>;
export type ReductionExamples = Readonly<Partial<Record<keyof Reductions, ReductionExample>>>;

export function reductionsOf({ mki, co2, material }: ReductionExamples): Reductions {
  const stated = (known: ReductionExample = NO_REDUCTION): Reduction => ({
    of: known.projects,
    incomplete: false,
    ...known,
  });
  return { mki: stated(mki), co2: stated(co2), material: stated(material) };
}

const NOBODY = { lowest: null, highest: null };
const NO_ENDS: ReductionEnds = { mki: NOBODY, co2: NOBODY, material: NOBODY };

/** Returns the answer for an organisation as a whole. */
export function organisationAnswer(
  statistics: readonly Statistic[],
  reductions: ReductionExamples = {},
  sectors: OrganisationStatisticsAnswer['filters']['sector'] = [],
  years: readonly number[] = [2026, 2025],
  ends: ReductionEnds = NO_ENDS,
): OrganisationStatisticsAnswer {
  return {
    message: '',
    statistics: [...statistics],
    changes: changesBetween(statistics),
    weights_unconfirmed: [],
    weights_versions: ['2026-1'],
    reductions: reductionsOf(reductions),
    reduction_ends: ends,
    filters: { sector: sectors, design_phase_complete_date__year: [...years] },
  };
}

/** Returns the figures of a sector, of two projects if there are any; of all sectors together if `sector` is null. */
export function sectorExample(
  sector: SectorStatistic['sector'],
  display_name: string,
  mki: (Omit<TwoSides, 'projects' | 'incomplete'> & Partial<TwoSides>) | null,
  more: Partial<SectorStatistic> = {},
): SectorStatistic {
  const projects = mki ? 2 : 0;
  return {
    sector,
    display_name,
    set: 'a1',
    projects,
    own_projects: null,
    mki: mki && { incomplete: false, ...mki, projects },
    co2: null,
    material: null,
    reductions: reductionsOf({}),
    fixed: { mki: null, co2: null, material: null },
    ...more,
  };
}

export function sectorAnswer(
  statistics: readonly SectorStatistic[],
  more: Partial<Pick<SectorStatisticsAnswer, 'suppressed' | 'filters' | 'weights_unconfirmed'>> = {},
): SectorStatisticsAnswer {
  return {
    message: '',
    statistics: [...statistics],
    weights_unconfirmed: [],
    weights_versions: ['2026-1'],
    suppressed: false,
    filters: { organization: [], design_phase_complete_date__year: [2026, 2025] },
    ...more,
  };
}
