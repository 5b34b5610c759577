import type { Coverage, Statistic } from '@milieuspoor/contract';
import {
  type AggregateLevel,
  addSums,
  LARGEST_NODES,
  nextAggregateLevel,
  type Ranking,
  SERIES_NAMES,
  type SeriesName,
  type SetCode,
} from '@milieuspoor/domain';
import { impactsOf, materialOf } from './covered-row.ts';
import { type Figures, formsOf, type StatisticForm, toCovered } from './statistic-forms.ts';
import type { StatisticRow } from './statistics.queries.ts';

/** A series of the rows, and the side on which it stands. */
export interface RowSeries {
  readonly key: string;
  readonly name: SeriesName;
}

/** Baseline and Optimalisatie. */
export const BOTH_SIDES: readonly RowSeries[] = SERIES_NAMES.map((name) => ({ key: name, name }));

interface StatisticsOptions {
  readonly level: AggregateLevel;
  readonly set: SetCode;
  readonly series?: readonly RowSeries[];
  /** what the largest children are found by */
  readonly rankedBy?: Ranking;
}

/** The statistics of the API, each once per series, children with the largest figure first. */
export function toStatistics(
  rows: readonly StatisticRow[],
  { level, set, series = BOTH_SIDES, rankedBy = 'mki' }: StatisticsOptions,
): Statistic[] {
  const children = inOrder(
    rows.filter((row) => row.childId !== null),
    rankedBy,
  );
  const wholes = wholeRows(rows);
  const childLevel = wholes[0]?.level;
  if (!childLevel) return [];
  return formsOf(level, set, childLevel).flatMap((form) =>
    series.flatMap(({ key, name }) => {
      const whole = wholes.find((row) => row.series === key);
      if (!whole) return [];
      const rowsOfForm = children.filter((row) => row.level === form.childLevel);
      return {
        statistic: form.kind,
        name,
        uuid: whole.calculationId,
        set: form.governedBySet ? set : null,
        unit: form.unit,
        next_aggregate_by: nextAggregateLevel(level),
        ...toCovered(form.figures(whole, whole)),
        coverage: toCoverage(whole),
        ...childrenOf(form, level, whole, rowsOfForm),
      };
    }),
  );
}

/** The row of each series as a whole; at the level of projects that of the calculations and not of their groups. */
export function wholeRows(rows: readonly StatisticRow[]): StatisticRow[] {
  const wholes = rows.filter((row) => row.childId === null);
  const ofCalculations = wholes.filter((row) => row.level === 'calculation');
  return ofCalculations.length > 0 ? ofCalculations : wholes;
}

/**
 * The same order in every series: by the largest of what is asked for, then of their MKI, then of their tonnes (where no
 * MKI is stated), then by name.
 */
export function inOrder(rows: readonly StatisticRow[], rankedBy: Ranking = 'mki'): StatisticRow[] {
  const asked = largestOf(rows, RANKED[rankedBy]);
  const mki = largestOf(rows, RANKED.mki);
  const tons = largestOf(rows, RANKED.material);
  return [...rows].sort(
    (left, right) =>
      asked(right) - asked(left) ||
      mki(right) - mki(left) ||
      tons(right) - tons(left) ||
      (left.childName ?? '').localeCompare(right.childName ?? '', 'nl'),
  );
}

type Size = (row: StatisticRow) => number;

/** What states no figure stands with what comes to nothing; the order concludes nothing. */
const RANKED: Readonly<Record<Ranking, Size>> = {
  mki: (row) => impactsOf(row).mki.amount ?? 0,
  co2: (row) => impactsOf(row).co2.amount ?? 0,
  material: (row) => materialOf(row).amount ?? 0,
};

/** For each row the largest that a figure of its child is in any series. */
function largestOf(rows: readonly StatisticRow[], figure: Size): Size {
  const largest = new Map<string | null, number>();
  for (const row of rows)
    largest.set(row.childId, Math.max(largest.get(row.childId) ?? Number.NEGATIVE_INFINITY, figure(row)));
  return ({ childId }) => largest.get(childId) ?? 0;
}

type Children = Pick<Statistic, 'product_groups' | 'products' | 'children_in_all' | 'nodes_in_all' | 'rest'>;

/** The children of a series; of the largest ones the same nodes in every series, so that they can be compared. */
function childrenOf(
  form: StatisticForm,
  level: AggregateLevel,
  whole: StatisticRow,
  rows: readonly StatisticRow[],
): Children {
  if (form.children === 'none') return {};
  const own = rows.filter((row) => row.series === whole.series);
  const ids = idsInOrder(rows);
  const listed = new Set(ids.slice(0, form.children === 'all' ? undefined : LARGEST_NODES));
  const list = own
    .filter(({ childId }) => listed.has(childId))
    .map((row) => ({
      uuid: row.childId ?? '',
      name: row.childName ?? '',
      ...toCovered(form.figures(row, whole)),
    }));
  const rest = own.filter(({ childId }) => !listed.has(childId)).map((row) => form.figures(row, whole));
  return {
    ...(level === 'product' ? { products: list } : { product_groups: list }),
    ...(form.children === 'largest'
      ? { children_in_all: own.length, nodes_in_all: ids.length, rest: sumFigures(rest) }
      : {}),
  };
}

function idsInOrder(rows: readonly StatisticRow[]): (string | null)[] {
  return [...new Set(rows.map(({ childId }) => childId))];
}

/** What several nodes amount to together, figure by figure; null without nodes. */
function sumFigures(nodes: readonly Figures[]): Statistic['rest'] {
  const [first] = nodes;
  if (!first) return null;
  return toCovered(
    Object.fromEntries(
      Object.keys(first).map((key) => [key, addSums(nodes.flatMap((figures) => figures[key] ?? []))]),
    ),
  );
}

function toCoverage(row: StatisticRow): Coverage {
  return {
    calculations: row.calculations,
    calculations_in_set: row.calculationsInSet,
    items: row.items,
    items_in_set: row.itemsInSet,
  };
}
