import type { Coverage, Statistic, StatisticChild, StatisticOthers } from '@milieuspoor/contract';
import {
  type AggregateLevel,
  addSums,
  type CoveredSum,
  LARGEST_NODES,
  nextAggregateLevel,
  type Ranking,
  SERIES_NAMES,
  type SeriesName,
  type SetCode,
} from '@milieuspoor/domain';
import { impactsOf, materialOf } from './covered-row.ts';
import type { Bases, Basis } from './figure-bases.ts';
import { type Figures, formsOf, type StatisticForm, toCovered } from './statistic-forms.ts';
import type { StatisticRow } from './statistics.queries.ts';
import { wholeRows } from './whole-rows.ts';

/** A series of the rows, with its side. */
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
  /** the ranking by which the largest children are found */
  readonly rankedBy?: Ranking;
  /** the basis of the figures of several projects */
  readonly bases?: Bases;
}

const OF_ALL: Bases = new Map();

/** Returns the statistics of the API, each once per series, children with the largest figure first. */
export function toStatistics(
  rows: readonly StatisticRow[],
  { level, set, series = BOTH_SIDES, rankedBy = 'mki', bases = OF_ALL }: StatisticsOptions,
): Statistic[] {
  const children = inOrder(
    rows.filter((row) => row.childId !== null),
    rankedBy,
  );
  const wholes = wholeRows(rows);
  const childLevel = wholes[0]?.level;
  if (!childLevel) return [];
  const ordered = new Map([...bases.values()].map((basis) => [basis, inOrder(basis.children, rankedBy)]));
  return formsOf(level, set, childLevel).flatMap((form) => {
    const basis = form.basis && bases.get(form.basis);
    const rowsOfForm = ((basis && ordered.get(basis)) ?? children).filter(
      (row) => row.level === form.childLevel,
    );
    return series.flatMap(({ key, name }) => {
      const whole = wholes.find((row) => row.series === key);
      if (!whole) return [];
      const compared = basis?.compared.filter((row) => row.series === key);
      return {
        statistic: form.kind,
        name,
        uuid: compared ? onlyCalculation(compared) : whole.calculationId,
        set: form.governedBySet ? set : null,
        unit: form.unit,
        next_aggregate_by: nextAggregateLevel(level),
        ...toCovered(compared ? sumOf(form, compared, whole) : form.figures(whole, whole)),
        coverage: toCoverage(whole),
        ...childrenOf(form, level, whole, rowsOfForm),
        ...(basis ? { others: othersOf(form, level, whole, basis) } : {}),
      };
    });
  });
}

function onlyCalculation(rows: readonly StatisticRow[]): string | null {
  return rows.length === 1 ? (rows[0]?.calculationId ?? null) : null;
}

/** Returns the sum of rows of one side; for no rows, that no figure is stated. */
function sumOf(form: StatisticForm, rows: readonly StatisticRow[], whole: StatisticRow): Figures {
  const sums = addFigures(rows.map((row) => form.figures(row, row)));
  return sums ?? mapFigures(form.figures(whole, whole), () => addSums([]));
}

/** Returns the totals of the projects that cannot be compared. */
function othersOf(
  form: StatisticForm,
  level: AggregateLevel,
  whole: StatisticRow,
  { others, left, of }: Basis,
): StatisticOthers {
  const own = inOrder(others).filter(({ series }) => series === whole.series);
  return {
    projects: left,
    of,
    ...toCovered(sumOf(form, own, whole)),
    ...(level === 'project' && form.children === 'all'
      ? { product_groups: own.map((row) => toChild(form, row, whole)) }
      : {}),
  };
}

/**
 * Returns the children in the same order in every series: by the largest requested figure, then by MKI, then by tonnes
 * (where no MKI is stated), then by name.
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

/** A row without a figure is sorted like 0; no conclusion is drawn from the order. */
const RANKED: Readonly<Record<Ranking, Size>> = {
  mki: (row) => impactsOf(row).mki.amount ?? 0,
  co2: (row) => impactsOf(row).co2.amount ?? 0,
  material: (row) => materialOf(row).amount ?? 0,
};

/** Returns for each row the largest figure of its child in any series. */
function largestOf(rows: readonly StatisticRow[], figure: Size): Size {
  const largest = new Map<string | null, number>();
  for (const row of rows)
    largest.set(row.childId, Math.max(largest.get(row.childId) ?? Number.NEGATIVE_INFINITY, figure(row)));
  return ({ childId }) => largest.get(childId) ?? 0;
}

type Children = Pick<Statistic, 'product_groups' | 'products' | 'children_in_all' | 'nodes_in_all' | 'rest'>;

/**
 * Returns the children of a series; among the largest ones the same nodes in every series, so that they can be
 * compared.
 */
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
  const list = own.filter(({ childId }) => listed.has(childId)).map((row) => toChild(form, row, whole));
  const rest = own.filter(({ childId }) => !listed.has(childId)).map((row) => form.figures(row, whole));
  return {
    ...(level === 'product' ? { products: list } : { product_groups: list }),
    ...(form.children === 'largest'
      ? { children_in_all: own.length, nodes_in_all: ids.length, rest: toRest(rest) }
      : {}),
  };
}

function idsInOrder(rows: readonly StatisticRow[]): (string | null)[] {
  return [...new Set(rows.map(({ childId }) => childId))];
}

function toChild(form: StatisticForm, row: StatisticRow, whole: StatisticRow): StatisticChild {
  return {
    uuid: row.childId ?? '',
    name: row.childName ?? '',
    ...toCovered(form.figures(row, whole)),
  };
}

function toRest(nodes: readonly Figures[]): Statistic['rest'] {
  const sums = addFigures(nodes);
  return sums && toCovered(sums);
}

/** Adds up several nodes, figure by figure; null without nodes. */
function addFigures(nodes: readonly Figures[]): Figures | null {
  const [first] = nodes;
  return first ? mapFigures(first, (key) => addSums(nodes.flatMap((figures) => figures[key] ?? []))) : null;
}

function mapFigures(figures: Figures, figureOf: (key: string) => CoveredSum): Figures {
  return Object.fromEntries(Object.keys(figures).map((key) => [key, figureOf(key)]));
}

function toCoverage(row: StatisticRow): Coverage {
  return {
    calculations: row.calculations,
    calculations_in_set: row.calculationsInSet,
    items: row.items,
    items_in_set: row.itemsInSet,
  };
}
