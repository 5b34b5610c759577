/** Where a chart stands; it decides how much room a bar gets. */
export type ChartPlace = 'page' | 'baseline' | 'dialog' | 'report';

/** Room for one bar with the gap beside it, px. */
const PER_BAR: Readonly<Record<ChartPlace, number>> = { page: 40, baseline: 30, dialog: 50, report: 50 };
/** A chart of few bars is still a chart, px. */
const LEAST: Readonly<Record<ChartPlace, number>> = { page: 400, baseline: 400, dialog: 400, report: 300 };

/** The height of a chart of this many bars, px. */
export function chartHeight(bars: number, place: ChartPlace): number {
  return Math.max(LEAST[place], bars * PER_BAR[place]);
}

/** The height of a goal chart: the five of them are read as one block, px. */
export const GOAL_CHART_HEIGHT = 135;

/** A bar's own share of the room that it gets; the rest is the gap to its neighbour. */
export const BAR_SHARE = 0.85;

const LABEL_NEEDS = 30;

/** A bar carries its figure only when it is taller than 30 px. */
export function isTallEnoughForLabel(barHeightPx: number): boolean {
  return barHeightPx > LABEL_NEEDS;
}
