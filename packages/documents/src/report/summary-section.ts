import { IMPACT_SETS } from '@milieuspoor/domain';
import type { Piece } from '../frame/piece.ts';
import { numberedHeading, paragraphs, subHeading } from '../pieces/paragraphs.ts';
import type { ReportText } from '../text/report-nl.ts';
import type { Report } from './report.ts';
import type { ReportSection } from './report-section.ts';
import { changeSentences } from './summary/change-sentences.ts';
import { coverageSentences } from './summary/coverage-sentences.ts';
import { originSentences } from './summary/origin-sentences.ts';

/** Writes the conclusions in words: costs, changes, origin and completeness. */
export const summarySection: ReportSection = (report, { text, language }) => {
  const { summary } = text;
  const { variants, project } = report;
  const part = (heading: string, sentences: readonly string[]): readonly Piece[] =>
    sentences.length > 0 ? [subHeading(heading), ...paragraphs(...sentences)] : [];
  return [
    numberedHeading(summary.heading),
    ...paragraphs(summary.about(variants.length, project.name, project.organisation)),
    ...part(summary.costs, costSentences(report, text)),
    ...part(summary.changes, changeSentences(report, text, language)),
    ...part(summary.origin, originSentences(report, { text, language })),
    ...part(summary.coverage, coverageSentences(report, text, language)),
  ];
};

/** Returns the totals of each calculation. */
function costSentences({ variants }: Report, text: ReportText): readonly string[] {
  const { cost, costWithoutCo2 } = text.summary;
  return variants.map(({ number, name, set, mki, co2 }) => {
    const variant = text.inSentence(number, name);
    const said = [variant, text.written.mki(mki.amount), IMPACT_SETS[set].name] as const;
    return co2.amount === null ? costWithoutCo2(...said) : cost(...said, text.written.tonOfKg(co2.amount));
  });
}
