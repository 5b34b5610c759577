import { seriesOf } from '@milieuspoor/domain';
import type { Piece } from '../../frame/piece.ts';
import { bullets, leadInBelowTable, numberedHeading, paragraphs } from '../../pieces/paragraphs.ts';
import { conclusionSentences } from '../explanation/change-sentences.ts';
import type { Report } from '../report.ts';
import type { ReportSection, Telling } from '../report-section.ts';
import { picturesOf } from '../variant-section.ts';
import { awardOutcome } from './award-outcome.ts';
import { hasRoomForSentences } from './first-page.ts';
import { outcomeTable } from './outcome-table.ts';
import { hasRoomForChart } from './room-for-chart.ts';
import { restsOn, toKeepInMind } from './what-it-rests-on.ts';

/** With more differences than this the table says them better than sentences. */
const SENTENCES_MAX = 2;

/** Writes the page that is read first: the question, the answer, and what it rests on. */
export const outcomeSection: ReportSection = (report, telling) => {
  const { outcome } = telling.text;
  const { variants, project } = report;
  return [
    numberedHeading(outcome.heading),
    ...paragraphs(outcome.about(variants.length, project.name, project.organisation)),
    ...awardOutcome(report, telling),
    ...bullets(conclusions(report, telling)),
    ...outcomeTable(report, telling),
    ...(hasRoomForChart(report, telling) ? picturesOf(null, report, telling, 'outcome') : []),
    ...listed(outcome.rests, restsOn(report, telling)),
    ...listed(outcome.restsNot, toKeepInMind(report, telling)),
  ];
};

/** Returns the sentences about what is compared; none where there are too many of them. */
export function isToldInSentences({ variants }: Pick<Report, 'variants'>): boolean {
  const compared = variants.filter(({ calculationType }) => seriesOf(calculationType) === 'optimization');
  return compared.length <= SENTENCES_MAX;
}

function conclusions(report: Report, { text, language }: Telling): readonly string[] {
  return hasRoomForSentences(report) ? conclusionSentences(report, text, language) : [];
}

function listed(heading: string, points: readonly string[]): Piece[] {
  return points.length > 0 ? [leadInBelowTable(heading), ...bullets(points)] : [];
}
