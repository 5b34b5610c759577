import type { Covered, Statistic } from '@milieuspoor/contract';
import { addParts, SERIES_NAMES, type SeriesName } from '@milieuspoor/domain';
import type { ChartModel, ChartOthers, OthersPart } from '../chart-model.ts';
import type { CoveredIndicator } from '../coverage/coverage-findings.ts';
import { type CoveredPoint, pointOf, toCoveredSum } from '../coverage/point-coverage.ts';
import { PARTS } from '../parts.ts';

type CoveredValues = Covered & { readonly values: Statistic['values'] };

interface OthersOptions {
  /** the text for this number of projects: 'Niet vergeleken: 12 projecten' */
  readonly label: (count: number) => string;
  /** whether the projects are listed separately, where the chart is split by project */
  readonly named?: boolean;
}

/**
 * Adds to a chart of both sides the totals of the projects that are not in its figures, since they cannot be compared.
 * `totals` state them, in the quantity of the chart. In a stack they are drawn as a separate part.
 */
export function withOthers(
  model: ChartModel,
  totals: readonly Statistic[],
  of: CoveredIndicator,
  { label, named = false }: OthersOptions,
): ChartModel {
  const [first] = totals.flatMap(({ others }) => others ?? []);
  if (!first) return model;
  const sidesOfChart = (model.tableRows === 'series' ? model.categories : model.series).flatMap(
    ({ key }) => SERIES_NAMES.find((name) => name === key) ?? [],
  );
  const othersOf = (side: SeriesName) => totals.find(({ name }) => name === side)?.others;
  const pointsOf = (find: (side: SeriesName) => CoveredValues | undefined) =>
    sidesOfChart.map((side) => totalPoint(find(side), of, side));
  const points = pointsOf(othersOf);
  const others: ChartOthers = {
    label: label(first.projects),
    projects: first.projects,
    of: first.of,
    points,
    parts: named ? projectsOf(totals, pointsOf) : [],
    // Projects outside the set have no figures to draw.
    drawn: model.stacked && model.tableRows === 'series' && points.some(({ value }) => value !== null),
  };
  return { ...model, others };
}

/** Returns the separate projects, the largest first as the server orders them. */
function projectsOf(
  totals: readonly Statistic[],
  pointsOf: (find: (side: SeriesName) => CoveredValues | undefined) => CoveredPoint[],
): OthersPart[] {
  const listed = (side: SeriesName) => totals.find(({ name }) => name === side)?.others?.product_groups ?? [];
  const names = new Map<string, string>();
  for (const { uuid, name } of SERIES_NAMES.flatMap(listed)) if (!names.has(uuid)) names.set(uuid, name);
  return [...names].map(([uuid, name]) => ({
    key: uuid,
    label: name,
    points: pointsOf((side) => listed(side).find((project) => project.uuid === uuid)),
  }));
}

/** Returns the sum of figures: the total, or that of the parts of a quantity. */
function totalPoint(
  covered: CoveredValues | null | undefined,
  of: CoveredIndicator,
  side: SeriesName,
): CoveredPoint {
  if (of === 'mki' || of === 'co2') return pointOf(covered, 'total', { quantity: of, side });
  if (!covered) return { value: null, coverage: null };
  const sums = PARTS[of].parts.flatMap(({ valueKey, resource }) => {
    const sum = toCoveredSum(pointOf(covered, valueKey, { quantity: resource, side }));
    return sum ? [sum] : [];
  });
  const { amount, ...counts } = addParts(sums);
  return { value: amount, coverage: { ...counts, about: { quantity: of, side } } };
}
