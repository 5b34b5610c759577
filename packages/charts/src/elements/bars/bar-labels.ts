import type { Language, Rounding } from '@milieuspoor/domain';
import { isTallEnoughForLabel } from '../../chart-heights.ts';
import { type ChartModel, drawnOthers, pointAt } from '../../chart-model.ts';
import { type CoveredPoint, starred } from '../../coverage/point-coverage.ts';
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

/** Whether the figures of a bar have to say whose they are: it has parts, of which one may be hatched. */
export function hasParts(model: ChartModel): boolean {
  return model.series.length > 1 || drawnOthers(model).length > 0;
}

/** Whether a lying bar states the figures of its parts at all: it is thick enough, and has few of them. */
export function labelsParts({ orientation, stacked, series }: ChartModel, barWidth: number): boolean {
  const lying = orientation === 'horizontal' && stacked;
  return lying && series.length <= MOST_PARTS && isTallEnoughForLabel(barWidth);
}

/** The place of the hatched part among those of a bar: after its series. */
export function othersPart({ series }: ChartModel): number {
  return series.length;
}

/** Whether the figure of a part stands within it. Where a line crosses the part, the figure ends before the line. */
export function fitsInPart(model: ChartModel, part: number, category: number, room: LabelRoom): boolean {
  const drawn = toDisplayed(pointOfPart(model, part, category)?.value ?? null, model.quantity);
  if (drawn === null) return false;
  const length = Math.abs(room.lengthOf(drawn));
  // On what is hatched a figure has a patch of paper, which no line runs through.
  const line =
    part === othersPart(model) ? null : toDisplayed(model.referenceLine?.value ?? null, model.quantity);
  const untilLine = line === null ? length : Math.min(length, Math.abs(room.lengthOf(line)));
  return room.measure(textAt(model, part, category, room)) + AROUND <= untilLine;
}

/** The parts of a bar whose figures stand at its end, because they are too thin to hold them; 0 is said there as well. */
export function partsBeside(model: ChartModel, category: number, room: LabelRoom): number[] {
  if (!labelsParts(model, room.barWidth)) return [];
  return [...model.series.keys(), othersPart(model)].filter((part) => {
    const value = pointOfPart(model, part, category)?.value ?? null;
    return value !== null && !fitsInPart(model, part, category, room);
  });
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
  part: number,
  category: number,
  { language, rounding }: Pick<LabelRoom, 'language' | 'rounding'>,
): string {
  const point = pointOfPart(model, part, category);
  return point ? starred(displayIn(model.quantity, language, rounding).format(point.value), point) : '';
}

function pointOfPart(model: ChartModel, part: number, category: number): CoveredPoint | undefined {
  const series = model.series[part];
  return series ? pointAt(series, category) : drawnOthers(model)[category];
}
