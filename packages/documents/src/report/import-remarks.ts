import { dayAndTimeOf, formatModified, type Language, notApplicableText } from '@milieuspoor/domain';
import type { Piece } from '../frame/piece.ts';
import { bullets, paragraphs, subHeading } from '../pieces/paragraphs.ts';
import type { ReportText } from '../text/report-nl.ts';
import type { ReportVariant } from './report.ts';

/** A file may have hundreds of each; the workbook beside the report has all of them. */
const SHOWN_MAX = 25;

/**
 * How the files became figures: what the import doubted, what it read otherwise than it stands in the file (filled down,
 * converted, passed over, placed), and what it asked its uploader. Where there is nothing of a kind, that is said.
 */
export function importRemarks(
  variants: readonly ReportVariant[],
  text: ReportText,
  language: Language,
): Piece[] {
  const { warnings, noWarnings, readingNotes, noReadingNotes, answers, noAnswers, answer } = text.method;
  const { explained, noExplained, explainedBy } = text.method;
  const at = (moment: string) => dayAndTimeOf(formatModified(new Date(moment)));
  return [
    subHeading(warnings),
    ...listed(variants, (variant) => variant.warnings, noWarnings(variants.length), text),
    subHeading(readingNotes),
    ...listed(variants, (variant) => variant.readingNotes, noReadingNotes(variants.length), text),
    subHeading(answers),
    ...listed(
      variants,
      (variant) => variant.answers.map((each) => answer(each.question, each.answer)),
      noAnswers(variants.length),
      text,
    ),
    subHeading(explained),
    ...listed(
      variants,
      (variant) =>
        variant.explained.map((each) =>
          answer(notApplicableText(each, language), explainedBy(each.by || text.unknown, at(each.at))),
        ),
      noExplained(variants.length),
      text,
    ),
  ];
}

function listed(
  variants: readonly ReportVariant[],
  remarksOf: (variant: ReportVariant) => readonly string[],
  none: string,
  text: ReportText,
): Piece[] {
  const lines = variants.flatMap((variant) => {
    const remarks = remarksOf(variant);
    const rest = remarks.length - SHOWN_MAX;
    return [
      ...remarks.slice(0, SHOWN_MAX),
      ...(rest > 0 ? [text.method.more(text.written.count(rest), rest === 1)] : []),
    ].map((remark) => `${text.variant(variant.number)}: ${remark}`);
  });
  return lines.length > 0 ? bullets(lines) : paragraphs(none);
}
