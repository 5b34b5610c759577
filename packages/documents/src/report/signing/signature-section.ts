import type { Piece } from '../../frame/piece.ts';
import { leadIn, plainHeading } from '../../pieces/paragraphs.ts';
import { factsTable } from '../../pieces/tables.ts';
import type { ReportSection } from '../report-section.ts';

/** Writes the last part: room to sign, and the hashes by which a reader knows that the files belong together. */
export const signatureSection: ReportSection = ({ workbookSha256 }, { text }): readonly Piece[] => {
  const { heading, lead, fields, room, workbook, document, documentElsewhere } = text.signing;
  return [
    plainHeading(heading),
    leadIn(lead),
    // Who signs sees on the same page what is signed.
    factsTable(
      [
        ...fields.map((field) => [field, room] as const),
        ...(workbookSha256 === null ? [] : [[workbook, workbookSha256] as const]),
        [document, documentElsewhere],
      ],
      { together: true },
    ),
  ];
};
