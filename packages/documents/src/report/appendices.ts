import {
  dayAndTimeOf,
  formatModified,
  formatSignificant,
  IMPACT_SETS,
  type Weight,
  type WeightTable,
} from '@milieuspoor/domain';
import type { Piece } from '../frame/piece.ts';
import { paragraphs, plainHeading, tableNotes } from '../pieces/paragraphs.ts';
import { dataTable } from '../pieces/tables.ts';
import type { ReportText } from '../text/report-nl.ts';
import type { ReportSection, Telling } from './report-section.ts';

/** More than any weight has, so that none is rounded. */
const ALL_DIGITS = 15;

/** The weights of every version that a figure was valued with, each with its source. */
export const weightsAppendix: ReportSection = ({ weights }, telling) =>
  weights.flatMap((table) => weightsOf(table, telling));

function weightsOf({ set, version, weights }: WeightTable, { text, captions }: Telling): Piece[] {
  const { weights: words } = text;
  const { columns } = words;
  // Most of them share a source, which would fill the page if every row said it.
  const sources = [...new Set(weights.map(({ source }) => source))];
  return [
    plainHeading(words.heading(IMPACT_SETS[set].name, version)),
    captions.table(words.table(IMPACT_SETS[set].name, version)),
    dataTable(
      [
        { head: columns.code, share: 3 },
        { head: columns.unit, share: 4 },
        { head: columns.value, share: 3, figures: true },
        { head: columns.source, share: 2, figures: true },
        { head: columns.confirmed, share: 3 },
      ],
      weights.map((weight) => [
        weight.code,
        weight.unit,
        formatSignificant(weight.valueEur, ALL_DIGITS),
        String(sources.indexOf(weight.source) + 1),
        confirmedWord(weight, words),
      ]),
    ),
    ...tableNotes(sources.map((source, place) => words.source(String(place + 1), source))),
  ];
}

function confirmedWord({ valueEur, confirmed }: Weight, words: ReportText['weights']): string {
  if (confirmed) return words.yes;
  return valueEur === 0 ? words.weighsNothing : words.no;
}

/** Every file that a figure was read from, and by what it can be told from any other; and what made the report. */
export const filesAppendix: ReportSection = ({ variants, build, madeAt, madeBy }, { text, captions }) => {
  const { files: words, unknown } = text;
  const at = (moment: string) => dayAndTimeOf(formatModified(new Date(moment)));
  return [
    plainHeading(words.heading),
    ...paragraphs(words.lead),
    captions.table(words.table),
    dataTable(
      [
        { head: words.columns.file, share: 4 },
        { head: words.columns.sha256, share: 9 },
      ],
      variants.map(({ number, file }) => [
        `${text.variant(number)}\n${file.name}\n${words.uploaded(at(file.uploadedAt), file.uploadedBy)}`,
        file.sha256,
      ]),
    ),
    ...tableNotes([words.made(build, at(madeAt), madeBy || unknown)]),
  ];
};
