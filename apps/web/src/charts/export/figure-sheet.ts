import {
  type ChartModel,
  type FigureRow,
  figureTable,
  type Quantity,
  type RowComparison,
  toDisplayed,
} from '@milieuspoor/charts';
import type { TFunction } from 'i18next';
import { markText, refusalText } from '../coverage/coverage-texts.ts';
import { totalHeadings } from '../frame/to-table.ts';
import { withoutNoise } from './without-noise.ts';

export type SheetCell = string | number | null;

/**
 * A chart's figures for calculations: numbers in the unit of the header, without noise but not rounded, percentages as
 * on the screen; null where none is declared.
 */
export interface FigureSheet {
  readonly header: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
  /** the row of the total; null for none */
  readonly totalAt: number | null;
}

interface SheetLabels {
  readonly rowHeading: string;
  readonly unit: string;
  /** remarks of the headings of the differences beside their unit */
  readonly ofDifferences?: readonly string[];
}

/**
 * Returns the figures behind a chart as numbers, each column with its unit, a difference in the unit and in percent. A
 * last column states in words what a row leaves out, and why it has no difference, where any row needs it.
 */
export function figureSheet(model: ChartModel, labels: SheetLabels, t: TFunction): FigureSheet {
  const { columns, comparesSides, rows, total, others } = figureTable(model, totalHeadings(model, t));
  const difference = t('charts.table.difference');
  const differenceIn = (unit: string) =>
    `${difference} (${[unit, ...(labels.ofDifferences ?? [])].join(', ')})`;
  const differences = comparesSides ? [differenceIn(labels.unit), differenceIn('%')] : [];
  const toCells = ({ heading, points, comparison }: FigureRow): SheetCell[] => {
    const shown = (value: number | null) => toDisplayed(value, model.quantity);
    const written = (value: number | null) =>
      PERCENTAGES.includes(model.quantity) ? percentage(value) : value;
    const figures = points.map(({ value }) => written(withoutNoise(shown(value))));
    if (!comparesSides) return [heading, ...figures];
    const compared = comparison?.comparison ?? null;
    const share = compared?.share ?? null;
    const operands = compared ? [shown(compared.baseline), shown(compared.optimization)] : [];
    return [
      heading,
      ...figures,
      written(withoutNoise(shown(compared?.amount ?? null), operands)),
      percentage(share === null ? null : share * 100),
    ];
  };
  const all = [...rows, ...(total ? [total] : []), ...others];
  const remarks = all.map((row) => remarkOf(row, columns, t));
  const hasRemarks = remarks.some((remark) => remark !== null);
  return {
    header: [
      labels.rowHeading,
      ...columns.map((column) => `${column} (${labels.unit})`),
      ...differences,
      ...(hasRemarks ? [t('charts.coverage.column')] : []),
    ],
    rows: all.map((row, index) => [...toCells(row), ...(hasRemarks ? [remarks[index] ?? null] : [])]),
    totalAt: total ? rows.length : null,
  };
}

/** The quantities that are percentages themselves. */
const PERCENTAGES: readonly Quantity[] = ['reduction', 'cleanShare'];

/** Rounds a percentage to the two decimals of the screen: further ones can be computed from the figures. */
function percentage(value: number | null): number | null {
  return value === null ? null : Number(value.toFixed(2)) || 0;
}

/**
 * Returns what the figures of a row leave out, by column, and why there is no difference; null where there is nothing
 * to state.
 */
function remarkOf(
  { points, comparison }: FigureRow,
  columns: readonly string[],
  t: TFunction,
): string | null {
  const marks = points.flatMap((point, index) => {
    const mark = markText(point, t);
    return mark === null ? [] : [`${columns[index]}: ${mark}`];
  });
  const remarks = [...marks, ...(comparison ? remarksOnDifference(comparison, t) : [])];
  return remarks.length === 0 ? null : remarks.join('; ');
}

function remarksOnDifference(comparison: RowComparison, t: TFunction): string[] {
  const { comparison: difference, quantity, gaps } = comparison;
  if (!difference) return quantity && gaps.length > 0 ? [refusalText(comparison, quantity, t)] : [];
  return difference.incomplete ? [t('charts.coverage.incompleteRow')] : [];
}
