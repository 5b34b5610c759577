import { notApplicableText } from '@milieuspoor/domain';
import type { Piece } from '../frame/piece.ts';
import { paragraphs, subHeading } from '../pieces/paragraphs.ts';
import type { ReportText } from '../text/report-nl.ts';
import { remarksTogether } from './remarks-together.ts';
import type { ReportVariant } from './report.ts';
import type { Telling } from './report-section.ts';

/**
 * The largest number of remarks that are shown. A file may have hundreds; the workbook beside the report has all of
 * them.
 */
const SHOWN_MAX = 25;

/**
 * Writes about the import of the files: what the import doubted, what it read differently from the file (filled down,
 * converted, skipped, placed), and what it asked the uploader. Where there is none of a kind, the text says so.
 */
export function importRemarks(variants: readonly ReportVariant[], telling: Telling): Piece[] {
  const { text, language } = telling;
  const { warnings, noWarnings, readingNotes, noReadingNotes, answers, noAnswers, answer } = text.method;
  const { explained, noExplained, explainedBy } = text.method;
  const at = (moment: string) => text.written.moment(new Date(moment));
  const part = (heading: string, remarksOf: (variant: ReportVariant) => readonly string[], none: string) => {
    const remarks = variants.flatMap((variant) =>
      atMost(remarksOf(variant), text).map((remark) => ({ variant: variant.number, remark })),
    );
    return [
      subHeading(heading),
      ...(remarks.length > 0 ? remarksTogether(remarks, telling) : paragraphs(none)),
    ];
  };
  return [
    ...part(warnings, (variant) => variant.warnings, noWarnings(variants.length)),
    ...part(readingNotes, (variant) => variant.readingNotes, noReadingNotes(variants.length)),
    ...part(
      answers,
      (variant) => variant.answers.map((each) => answer(each.question, each.answer)),
      noAnswers(variants.length),
    ),
    ...part(
      explained,
      (variant) =>
        variant.explained.map((each) =>
          answer(notApplicableText(each, language), explainedBy(each.by || text.unknown, at(each.at))),
        ),
      noExplained(variants.length),
    ),
  ];
}

function atMost(remarks: readonly string[], { method, written }: ReportText): string[] {
  const rest = remarks.length - SHOWN_MAX;
  return [
    ...remarks.slice(0, SHOWN_MAX),
    ...(rest > 0 ? [method.more(written.count(rest), rest === 1)] : []),
  ];
}
