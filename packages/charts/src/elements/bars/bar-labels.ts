import type { Language, Rounding } from '@milieuspoor/domain';
import { isTallEnoughForLabel } from '../../chart-heights.ts';
import { type ChartModel, pointAt } from '../../chart-model.ts';
import { starred } from '../../coverage/point-coverage.ts';
import { displayIn, toDisplayed } from '../../quantities.ts';
import type { Measure } from '../../wrap-text.ts';

/** Beyond this many parts a bar's end has no room for those that are too thin. */
const MOST_PARTS = 3;
/** px between a figure and the ends of its part */
const AROUND = 12;

/** What is known of a drawing when its labels are put in place. */
export interface LabelRoom {
  readonly barWidth: number;
  /** how many px a figure takes up on the axis */
  readonly lengthOf: (displayed: number) => number;
  readonly measure: Measure;
  /** how figures and units are written */
  readonly language: Language;
  readonly rounding: Rounding;
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
  return room.measure(textAt(model, series, category, room)) + AROUND <= untilLine;
}

/** The parts of a bar whose figures stand at its end, because they are too thin to hold them; 0 is said there as well. */
export function partsBeside(model: ChartModel, category: number, room: LabelRoom): number[] {
  if (!labelsParts(model, room.barWidth)) return [];
  return model.series.flatMap(({ data }, series) =>
    (data[category] ?? null) === null || fitsInPart(model, series, category, room) ? [] : [series],
  );
}

/**
 * Whether a standing bar is too narrow for its figure, which then is written along the bar: a figure that is cut is another
 * figure.
 */
export function standsAlong(figure: string, labelWidth: number, measure: Measure): boolean {
  return measure(figure) > labelWidth;
}

/** Whether the name of a part stands above its figure in a standing bar: whole, since the legend has what a cut one would hide. */
export function nameFits(name: string, labelWidth: number, measure: Measure): boolean {
  return measure(name) <= labelWidth;
}

/** The figure of a part as its label states it. */
export function textAt(
  model: ChartModel,
  series: number,
  category: number,
  { language, rounding }: Pick<LabelRoom, 'language' | 'rounding'>,
): string {
  const part = model.series[series];
  if (!part) return '';
  const point = pointAt(part, category);
  return starred(displayIn(model.quantity, language, rounding).format(point.value), point);
}
