import {
  type ChartModel,
  type ColorMeaning,
  colorsOf,
  type OthersPart,
  pointAt,
  shareOf,
  shareText,
  stackTotalAt,
  starred,
} from '@milieuspoor/charts';
import type { TFunction } from 'i18next';
import type { ListedAbout } from '../../coverage/listed-mark.tsx';
import { displayOf } from '../../display-of.ts';
import { toTable } from '../../frame/to-table.ts';

/** A line of figures: for one side with its share of the total, for two with their difference. */
export interface LegendLine {
  readonly label: string;
  /** a figure for each side, and the difference where there are two */
  readonly figures: readonly string[];
  /** '51,6 %', and in percent for drawing it; null where sides are compared */
  readonly share: { readonly text: string; readonly percent: number | null } | null;
  /** the list that the last of the figures opens, where it is a reason or leaves something out; null for none */
  readonly listed: ListedAbout | null;
  /** the list that its name opens, for a total over some of several projects */
  readonly listedByName?: ListedAbout | undefined;
}

export interface LegendRow extends LegendLine {
  readonly key: string;
  /** in the order of its bars: one, or one for each side */
  readonly colors: readonly ColorMeaning[];
  /** everything visible of it, for screen readers: voice control needs a name that contains what is visible */
  readonly said: string;
}

export interface LegendFigures {
  /** over the figures: the sides, and the difference where there are two */
  readonly columns: readonly string[];
  readonly compares: boolean;
  readonly rows: readonly LegendRow[];
  /** as the server states it; null where it states none */
  readonly total: LegendLine | null;
  /**
   * the projects outside the rows and the total: all of them, and then project by project; null where there are none
   */
  readonly others: { readonly all: LegendRow; readonly parts: readonly LegendRow[] } | null;
}

/** Returns the figures of a chart whose series are the rows of its table, in the order of the series. */
export function legendRows(model: ChartModel, t: TFunction): LegendFigures {
  const table = toTable(model, t);
  const compares = table.columns.length > model.categories.length;
  const { format } = displayOf(model.quantity);
  const totals = model.categories.map((_, side) => stackTotalAt(model, side));
  const wholeShare = totals[0] ? shareOf(totals[0], totals[0]) : null;
  const rows = model.series.map((series, index): LegendRow => {
    const points = series.data.map((_, side) => pointAt(series, side));
    const sides = points.map((point) => starred(format(point.value), point));
    const row = table.rows[index];
    // A legend has no room for the reason; the table states it.
    const difference = row?.incomparable ? t('charts.coverage.incomparableAtAll') : row?.figures.at(-1);
    const [part, whole] = [points[0], totals[0]];
    const percent = part && whole ? shareOf(part, whole) : null;
    return {
      key: series.key,
      label: series.label,
      colors: colorsOf(model, series),
      said: compares
        ? [sides.join(' → '), difference ?? ''].join(', ')
        : [...sides, shareText(percent)].join(', '),
      figures: compares ? [...sides, difference ?? ''] : sides,
      share: compares ? null : { text: shareText(percent), percent },
      listed: row?.listed ?? null,
    };
  });
  const othersRow = (part: Pick<OthersPart, 'key' | 'label' | 'points'>): LegendRow => {
    const sides = part.points.map((point) => starred(format(point.value), point));
    const figures = compares ? [...sides, t('charts.coverage.incomparableAtAll')] : sides;
    const quantity = part.points.find(({ coverage }) => coverage)?.coverage?.about.quantity;
    return {
      ...part,
      colors: ['left-out'],
      said: figures.join(', '),
      figures,
      share: compares ? null : { text: '', percent: null },
      listed: compares && quantity ? { quantity } : null,
    };
  };
  const { footer } = table;
  const ofFooter = footer?.figures.map((figure, place) => {
    const point = footer.points[place];
    return point ? starred(figure, point) : figure;
  });
  return {
    columns: table.columns,
    compares,
    others: model.others
      ? { all: othersRow({ ...model.others, key: 'others' }), parts: model.others.parts.map(othersRow) }
      : null,
    rows,
    total: footer && {
      label: footer.heading,
      figures: footer.incomparable
        ? [...(ofFooter ?? []).slice(0, -1), t('charts.coverage.incomparableAtAll')]
        : (ofFooter ?? []),
      share: compares ? null : { text: shareText(wholeShare), percent: null },
      listed: footer.listed,
      listedByName: footer.listedByName,
    },
  };
}
