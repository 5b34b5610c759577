import {
  type ChartModel,
  type CoveredPoint,
  type FigureRow,
  figureTable,
  isRoundedDifference,
  type Quantity,
  type RowComparison,
  signedFigure,
  type TotalHeadings,
} from '@milieuspoor/charts';
import { EMPTY_FIGURE, formatShare } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { aboutOthers } from '../coverage/coverage-sentences.ts';
import { overProjectsText, refusalText } from '../coverage/coverage-texts.ts';
import type { ListedAbout, ListedNode } from '../coverage/listed-mark.tsx';
import { displayOf } from '../display-of.ts';

export interface TableRowText {
  readonly key: string;
  readonly heading: string;
  readonly figures: readonly string[];
  /** the figures themselves, for the marks at them; the difference has none */
  readonly points: readonly CoveredPoint[];
  /** why there is no difference; null where there is one, or where no sides are compared */
  readonly incomparable: string | null;
  /** what the difference leaves out, or why there is none; null where there is nothing to list */
  readonly listed: ListedAbout | null;
  /** the list that its name opens, for a row whose name states its number of projects */
  readonly listedByName?: ListedAbout | undefined;
  /** the node of the lists behind it, where there is one */
  readonly node?: ListedNode;
}

/** A chart's figures as text, row by row. */
export interface TableText {
  readonly columns: readonly string[];
  readonly rows: readonly TableRowText[];
  /** the totals as the server states them, null where it states none */
  readonly footer: TableRowText | null;
  /** the projects outside the rows and the footer: all of them, and then project by project */
  readonly others: readonly TableRowText[];
  readonly hasDashes: boolean;
}

/** Returns the table behind a chart. Where its columns are the two sides, a third one states their difference. */
export function toTable(model: ChartModel, t: TFunction): TableText {
  const { columns, comparesSides, rows, total, others } = figureTable(model, totalHeadings(model, t));
  const { format } = displayOf(model.quantity);
  const toText = ({ key, heading, points, comparison }: FigureRow): TableRowText => {
    const figures = points.map(({ value }) => signedFigure(model, { value, key }, format));
    const difference = comparison?.comparison ?? null;
    const incomparable =
      comparison && !difference && comparison.quantity && comparison.gaps.length > 0
        ? refusalText(comparison, comparison.quantity, t)
        : null;
    return {
      key,
      heading,
      figures: comparesSides ? [...figures, differenceText(comparison, model.quantity, t)] : figures,
      points,
      incomparable,
      listed: listedOf(comparison, incomparable !== null, t),
    };
  };
  const texts = rows.map(toText);
  return {
    columns: comparesSides ? [...columns, t('charts.table.difference')] : columns,
    rows: texts,
    footer: total && { ...toText(total), listedByName: aboutOthers(model.others) },
    others: others.map(toText),
    hasDashes: texts.some(({ figures }) => figures.includes(EMPTY_FIGURE)),
  };
}

/**
 * Returns the headings of a chart's totals: the row states over how many projects it is, when some are separate. The
 * column also adds up the separate ones, in their own row.
 */
export function totalHeadings({ others }: ChartModel, t: TFunction): TotalHeadings {
  const column = t('charts.table.total');
  if (!others) return { row: column, column };
  return {
    row: t('charts.table.totalOver', { compared: others.of - others.projects, count: others.of }),
    column,
  };
}

function listedOf(comparison: RowComparison | null, refused: boolean, t: TFunction): ListedAbout | null {
  if (!comparison?.quantity || !(refused || overProjectsText(comparison, t))) return null;
  return { quantity: comparison.quantity, module: comparison.module };
}

/**
 * Returns '-€7.000,- (-15,27 %)', with a plus for an increase, and a word where rounding makes it differ from the
 * figures beside it or an item declares only a part of its indicators.
 */
function differenceText(comparison: RowComparison | null, quantity: Quantity, t: TFunction): string {
  const difference = comparison?.comparison;
  if (!difference) return EMPTY_FIGURE;
  const { format } = displayOf(quantity);
  const sign = difference.amount > 0 ? '+' : '';
  const amount = `${sign}${format(difference.amount)}`;
  const text = difference.share === null ? amount : `${amount} (${sign}${formatShare(difference.share, 1)})`;
  const marked = difference.incomplete
    ? t('charts.coverage.incompleteDifference', { difference: text })
    : text;
  return isRoundedDifference(difference, quantity) ? `${marked}, ${t('charts.table.rounded')}` : marked;
}
