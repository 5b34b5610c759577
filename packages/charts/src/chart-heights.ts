/** The place of a chart, which decides the height per bar. */
export type ChartPlace = 'page' | 'baseline' | 'dialog' | 'report';

/** Height for one bar with its gap, px. */
const PER_BAR: Readonly<Record<ChartPlace, number>> = { page: 40, baseline: 30, dialog: 50, report: 50 };
/** Least height of a chart with few bars, px. */
const LEAST: Readonly<Record<ChartPlace, number>> = { page: 400, baseline: 400, dialog: 400, report: 300 };

/** Returns the height of a chart with this many bars, px. */
export function chartHeight(bars: number, place: ChartPlace): number {
  return Math.max(LEAST[place], bars * PER_BAR[place]);
}

/** The height of a goal chart, px. The five goal charts are read as one block. */
export const GOAL_CHART_HEIGHT = 135;

/** The part of its room that a bar fills; the rest is the gap to its neighbour. */
export const BAR_SHARE = 0.85;

const LABEL_NEEDS = 30;

/** Tells whether a bar is tall enough to show its figure: more than 30 px. */
export function isTallEnoughForLabel(barHeightPx: number): boolean {
  return barHeightPx > LABEL_NEEDS;
}
