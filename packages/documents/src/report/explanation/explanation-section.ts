import type { Piece } from '../../frame/piece.ts';
import { numberedHeading, paragraphs, subHeading } from '../../pieces/paragraphs.ts';
import { hasRoomForSentences } from '../outcome/first-page.ts';
import { isToldInSentences } from '../outcome/outcome-section.ts';
import type { ReportSection } from '../report-section.ts';
import { changeSentences, conclusionSentences } from './change-sentences.ts';
import { coverage } from './coverage-part.ts';
import { originTable } from './origin-table.ts';

/** Writes what explains the answer: what else differs, where the MKI comes from, and how complete it is. */
export const explanationSection: ReportSection = (report, telling) => {
  const { text, language } = telling;
  const { summary } = text;
  const part = (heading: string, sentences: readonly string[]): readonly Piece[] =>
    sentences.length > 0 ? [subHeading(heading), ...paragraphs(...sentences)] : [];
  return [
    numberedHeading(summary.heading, { pageBreakBefore: true }),
    ...(isToldInSentences(report)
      ? part(summary.changes, [
          ...(hasRoomForSentences(report) ? [] : conclusionSentences(report, text, language)),
          ...changeSentences(report, text, language),
        ])
      : []),
    ...originTable(report, telling),
    subHeading(summary.coverage),
    ...coverage(report, telling),
  ];
};
