import type { Language, Rounding } from '@milieuspoor/domain';
import { isTallEnoughForLabel } from '../../chart-heights.ts';
import { type ChartModel, drawnOthers, pointAt } from '../../chart-model.ts';
import { type CoveredPoint, starred } from '../../coverage/point-coverage.ts';
import { displayIn, toDisplayed } from '../../quantities.ts';
import type { Measure } from '../../wrap-text.ts';

/** With more parts than this, the end of a bar has no room for the figures of thin parts. */
const MOST_PARTS = 3;
/** px between a figure and the ends of its part */
const AROUND = 12;

/** The data of a drawing that place its labels. */
export interface LabelRoom {
  readonly barWidth: number;
  /** returns the length of a figure on the axis, px */
  readonly lengthOf: (displayed: number) => number;
  readonly measure: Measure;
  /** the language of figures and units */
  readonly language: Language;
  readonly rounding: Rounding;
  /** true where a figure begins with the number of its part in the legend */
  readonly numbered?: boolean;
}

/** Tells whether the figures of a bar must name their part: the bar has several parts, of which one may be hatched. */
export function hasParts(model: ChartModel): boolean {
  return model.series.length > 1 || drawnOthers(model).length > 0;
}

/** Tells whether a horizontal bar states the figures of its parts at all: it is thick enough, and has few of them. */
export function labelsParts({ orientation, stacked, series }: ChartModel, barWidth: number): boolean {
  const isLabelled = orientation === 'horizontal' && stacked;
  return isLabelled && series.length <= MOST_PARTS && isTallEnoughForLabel(barWidth);
}

/** Returns the place of the hatched part among those of a bar: after its series. */
export function othersPart({ series }: ChartModel): number {
  return series.length;
}

/**
 * Tells whether the figure of a part fits within it. Where a line crosses the part, the figure must end before the
 * line.
 */
export function fitsInPart(model: ChartModel, part: number, category: number, room: LabelRoom): boolean {
  const drawn = toDisplayed(pointOfPart(model, part, category)?.value ?? null, model.quantity);
  if (drawn === null) return false;
  const length = Math.abs(room.lengthOf(drawn));
  // On a hatched part the figure has a background of paper, which hides the line.
  const line =
    part === othersPart(model) ? null : toDisplayed(model.referenceLine?.value ?? null, model.quantity);
  const untilLine = line === null ? length : Math.min(length, Math.abs(room.lengthOf(line)));
  return room.measure(textAt(model, part, category, room)) + AROUND <= untilLine;
}

/** Returns the parts of a bar whose figures are at its end, because the parts are too thin to hold them, or are 0. */
export function partsBeside(model: ChartModel, category: number, room: LabelRoom): number[] {
  if (!labelsParts(model, room.barWidth)) return [];
  return [...model.series.keys(), othersPart(model)].filter((part) => {
    const value = pointOfPart(model, part, category)?.value ?? null;
    return value !== null && !fitsInPart(model, part, category, room);
  });
}

/**
 * Tells whether a vertical bar is too narrow for its figure, which is then written along the bar, because a cut figure
 * reads as another figure.
 */
export function standsAlong(figure: string, labelWidth: number, measure: Measure): boolean {
  return measure(figure) > labelWidth;
}

/**
 * Tells whether the name of a part fits above its figure in a vertical bar. A name is shown only if complete, since the
 * legend has it too.
 */
export function nameFits(name: string, labelWidth: number, measure: Measure): boolean {
  return measure(name) <= labelWidth;
}

/** Returns the figure of a part as its label states it. */
export function textAt(
  model: ChartModel,
  part: number,
  category: number,
  { language, rounding, numbered }: Pick<LabelRoom, 'language' | 'rounding' | 'numbered'>,
): string {
  const point = pointOfPart(model, part, category);
  if (!point) return '';
  const figure = starred(displayIn(model.quantity, language, rounding).format(point.value), point);
  return numbered ? `${partNumber(part)} ${figure}` : figure;
}

/** Tells whether the parts of a bar have numbers where colours may be lost: one part beside a hatched one needs none. */
export function isNumbered({ series }: ChartModel): boolean {
  return series.length > 1;
}

/** Returns the number of a part of a bar in the legend and at its figure, where colours may be lost: '(1)'. */
export function partNumber(part: number): string {
  return `(${part + 1})`;
}

function pointOfPart(model: ChartModel, part: number, category: number): CoveredPoint | undefined {
  const series = model.series[part];
  return series ? pointAt(series, category) : drawnOthers(model)[category];
}
