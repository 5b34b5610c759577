import { sizeText } from '@milieuspoor/domain';
import { comparedPair } from '../compared-pairs.ts';
import type { Report } from '../report.ts';
import type { Telling } from '../report-section.ts';
import { linesOfTables, shownVariants } from './first-page.ts';
import { coverageOf } from './outcome-table.ts';
import { toKeepInMind } from './what-it-rests-on.ts';

/** With more lines than this a chart has no room; it then stands in the comparison. */
const LINES_MAX = 12;

/**
 * Tells whether the chart of the answer stands on the first page. Beside two tables each remark takes the place of a line of
 * them.
 */
export function hasRoomForChart(report: Report, telling: Telling): boolean {
  const { bids, variants } = linesOfTables(report);
  return bids + variants + (bids === 0 ? 0 : remarksOf(report, telling)) <= LINES_MAX;
}

/** Returns how many remarks stand below the tables and at the foot of the page. */
function remarksOf(report: Report, telling: Telling): number {
  const shown = shownVariants(report);
  const differing = shown.filter((variant) => {
    const scope = comparedPair(variant, report)?.scope;
    return scope && sizeText(scope, telling.language);
  });
  return toKeepInMind(report, telling).length + coverageOf(shown, telling).length + differing.length;
}
