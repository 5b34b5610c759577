import { dayAndTimeOf, formatModified, type Language, notApplicableText } from '@milieuspoor/domain';
import type { Piece } from '../frame/piece.ts';
import { bullets, paragraphs, subHeading } from '../pieces/paragraphs.ts';
import type { ReportText } from '../text/report-nl.ts';
import type { ReportVariant } from './report.ts';

/**
 * The largest number of remarks that are shown. A file may have hundreds; the workbook beside the report has all of
 * them.
 */
const SHOWN_MAX = 25;

/**
 * Writes about the import of the files: what the import doubted, what it read differently from the file (filled down,
 * converted, skipped, placed), and what it asked the uploader. Where there is none of a kind, the text says so.
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
