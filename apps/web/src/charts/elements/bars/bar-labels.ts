import { isTallEnoughForLabel } from '../../chart-heights.ts';
import { type ChartModel, pointAt } from '../../chart-model.ts';
import { starred } from '../../coverage/point-coverage.ts';
import { displayOf, toDisplayed } from '../../quantities.ts';
import type { Measure } from '../../wrap-text.ts';

/** Beyond this many parts a bar's end has no room for those that are too thin. */
const MOST_PARTS = 3;
/** px between a figure and the ends of its part */
const AROUND = 12;
/** px that the swatch before a figure takes up, with the gap after it, and between two figures */
const SWATCH = 14;
const BETWEEN = 8;
/** px between the end of a bar and what stands there */
export const BESIDE_GAP = 4;

/** What is known of a drawing when its labels are put in place. */
export interface LabelRoom {
  readonly barWidth: number;
  /** how many px a figure takes up on the axis */
  readonly lengthOf: (displayed: number) => number;
  readonly measure: Measure;
}

/** Whether a lying bar states the figures of its parts at all: it is thick enough, and has few of them. */
export function labelsParts({ orientation, stacked, series }: ChartModel, barWidth: number): boolean {
  const lying = orientation === 'horizontal' && stacked;
  return lying && series.length <= MOST_PARTS && isTallEnoughForLabel(barWidth);
}

/** Whether the figure of a part stands within it. Where a line crosses the part, the figure ends before the line. */
export function fitsInPart(model: ChartModel, series: number, category: number, room: LabelRoom): boolean {
  const part = model.series[series];
  const drawn = part && toDisplayed(part.data[category] ?? null, model.quantity);
  if (!part || drawn === null || drawn === undefined) return false;
  const length = Math.abs(room.lengthOf(drawn));
  const line = toDisplayed(model.referenceLine?.value ?? null, model.quantity);
  const untilLine = line === null ? length : Math.min(length, Math.abs(room.lengthOf(line)));
  return room.measure(textAt(model, series, category)) + AROUND <= untilLine;
}

/** The parts of a bar whose figures stand at its end, because they are too thin to hold them; 0 is said there as well. */
export function partsBeside(model: ChartModel, category: number, room: LabelRoom): number[] {
  if (!labelsParts(model, room.barWidth)) return [];
  return model.series.flatMap(({ data }, series) =>
    (data[category] ?? null) === null || fitsInPart(model, series, category, room) ? [] : [series],
  );
}

/** The figure of a part as its label states it. */
export function textAt(model: ChartModel, series: number, category: number): string {
  const part = model.series[series];
  if (!part) return '';
  const point = pointAt(part, category);
  return starred(displayOf(model.quantity).format(point.value), point);
}

/** px that the figures at the end of a bar take up. */
function widthBeside(
  model: ChartModel,
  category: number,
  parts: readonly number[],
  measure: Measure,
): number {
  const swatch = model.series.length > 1 ? SWATCH : 0;
  const widths = parts.map((series) => measure(textAt(model, series, category)) + swatch);
  return widths.reduce((sum, width) => sum + width + BETWEEN, 0);
}

/** px that a bar may be longer than it was reckoned: the axis ends beyond the longest one */
const CAUTION = 0.85;
/** the share of a drawing that figures beside bars may take from them */
const MOST_SHARE = 0.55;

/**
 * px that the figures at the ends of bars need at the right of an axis of `plot` px with them. Room makes bars shorter and
 * a shorter bar holds fewer of its figures, so it is reckoned until it no longer changes, three times at most.
 */
export function roomBeside(
  model: ChartModel,
  { plot, lowest, highest, barWidth, measure }: Omit<LabelRoom, 'lengthOf'> & BesideBars,
): number {
  const span = highest - lowest;
  if (span <= 0 || !labelsParts(model, barWidth)) return 0;
  let room = 0;
  for (let turn = 0; turn < 3; turn++) {
    const perFigure = ((plot - room) * CAUTION) / toShown(span, model);
    const lengthOf = (displayed: number) => displayed * perFigure;
    const needed = model.categories.map((_, category) => {
      const parts = partsBeside(model, category, { barWidth, lengthOf, measure });
      if (parts.length === 0) return 0;
      const end = model.series.reduce((sum, { data }) => sum + Math.max(0, data[category] ?? 0), -lowest);
      const left = plot - widthBeside(model, category, parts, measure) - BESIDE_GAP;
      return end > 0 ? plot - (left * span) / end : 0;
    });
    const next = Math.min(plot * MOST_SHARE, Math.max(0, ...needed));
    if (next <= room) break;
    room = next;
  }
  return Math.ceil(room);
}

interface BesideBars {
  /** px */
  readonly plot: number;
  /** what the bars reach, in the server's unit */
  readonly lowest: number;
  readonly highest: number;
}

function toShown(value: number, { quantity }: ChartModel): number {
  return value / displayOf(quantity).divisor;
}
