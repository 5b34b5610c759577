import { notApplicableText } from '@milieuspoor/domain';
import type { Piece } from '../frame/piece.ts';
import { paragraphs, subHeading } from '../pieces/paragraphs.ts';
import { dataTable } from '../pieces/tables.ts';
import type { ReportText } from '../text/report-nl.ts';
import { remarksTogether } from './remarks-together.ts';
import type { ReportVariant } from './report.ts';
import type { Telling } from './report-section.ts';
import { nameInCell } from './variant-names.ts';

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
  const { text } = telling;
  const { warnings, noWarnings, readingNotes, noReadingNotes, answers, noAnswers, answer } = text.method;
  const part = (heading: string, remarksOf: (variant: ReportVariant) => readonly string[], none: string) => {
    const remarks = variants.flatMap((variant) =>
      atMost(remarksOf(variant), text).map((remark) => ({ variant, remark })),
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
    ...explanations(variants, telling),
  ];
}

/** Writes what was recorded as not applicable, with who did and when. */
function explanations(
  variants: readonly ReportVariant[],
  { text, language, captions }: Telling,
): readonly Piece[] {
  const { explained: heading, noExplained, explainedTable, explainedColumns: columns } = text.method;
  const rows = variants.flatMap((variant) =>
    variant.explained.map((each, place) => [
      place === 0 ? nameInCell(variant, text) : text.variant(variant.number),
      notApplicableText(each, language),
      each.by || text.unknown,
      text.written.moment(new Date(each.at)),
    ]),
  );
  if (rows.length === 0) return [subHeading(heading), ...paragraphs(noExplained(variants.length))];
  return [
    subHeading(heading),
    captions.table(explainedTable),
    dataTable(
      [
        { head: columns.variant, share: 3 },
        { head: columns.what, share: 9 },
        { head: columns.by, share: 5 },
        { head: columns.at, share: 4 },
      ],
      rows,
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
