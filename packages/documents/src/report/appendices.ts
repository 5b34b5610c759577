import { figuresIn, IMPACT_SETS, type WeightTable } from '@milieuspoor/domain';
import type { Piece } from '../frame/piece.ts';
import { paragraphs, plainHeading } from '../pieces/paragraphs.ts';
import { notedTable } from '../pieces/tables.ts';
import { weightsTable } from '../pieces/weights-table.ts';
import type { ReportFile } from './report.ts';
import type { ReportSection, Telling } from './report-section.ts';
import { nameInCell } from './variant-names.ts';

/** Writes the weights of every version that a figure was valued with, each with its source. */
export const weightsAppendix: ReportSection = ({ weights }, telling) =>
  weights.flatMap((table) => weightsOf(table, telling));

function weightsOf({ set, version, weights }: WeightTable, { text, language, captions }: Telling): Piece[] {
  const { weights: words } = text;
  return [
    plainHeading(words.heading(IMPACT_SETS[set].name, version)),
    captions.table(words.table(IMPACT_SETS[set].name, version)),
    ...weightsTable(weights, words, figuresIn(language)),
  ];
}

/** Writes every file that a figure was read from, with the hash that identifies it; and what made the report. */
export const filesAppendix: ReportSection = ({ variants, build, madeAt, madeBy }, { text, captions }) => {
  const { files: words, unknown } = text;
  const at = (moment: string) => text.written.moment(new Date(moment));
  return [
    plainHeading(words.heading),
    ...paragraphs(words.lead),
    captions.table(words.table),
    ...notedTable(
      [
        { head: words.columns.file, share: 7 },
        { head: words.columns.sha256, share: 6 },
      ],
      variants.map(({ file, ...variant }) => [
        [
          nameInCell(variant, text),
          file.name,
          words.uploaded(at(file.uploadedAt), file.uploadedBy),
          words.read(shortVersion(file)),
        ].join('\n'),
        file.sha256,
      ]),
      { notes: [words.versions, words.made(build, at(madeAt), madeBy || unknown)] },
    ),
  ];
};

/** Enough digits to distinguish two versions. */
const VERSION_DIGITS = 12;

/** Returns the version of the workbook reader as a document states it. */
function shortVersion({ readerVersion }: Pick<ReportFile, 'readerVersion'>): string | null {
  return readerVersion?.slice(0, VERSION_DIGITS) ?? null;
}
