import { IMPACT_SETS } from '@milieuspoor/domain';
import { numberedHeading } from '../pieces/paragraphs.ts';
import { notedTable } from '../pieces/tables.ts';
import { coverageNotes, marked } from './figures.ts';
import type { ReportSection } from './report-section.ts';

/** Writes each calculation of the report with its totals. */
export const overviewSection: ReportSection = ({ variants }, { text, captions }) => {
  const { columns, bidder: ofBidder, heading, table, rounding } = text.overview;
  return [
    numberedHeading(heading),
    captions.table(table),
    ...notedTable(
      [
        { head: columns.variant, share: 4 },
        { head: columns.name, share: 8 },
        { head: columns.type, share: 6 },
        { head: columns.set, share: 3 },
        { head: columns.mki, share: 5, figures: true },
        { head: columns.co2, share: 5, figures: true },
      ],
      variants.map(({ number, name, bidder, calculationType, set, mki, co2 }) => [
        text.variant(number),
        bidder === null ? name : `${name}\n${ofBidder(bidder)}`,
        text.types[calculationType],
        IMPACT_SETS[set].name,
        marked(mki, text.written.mki(mki.amount)),
        marked(co2, text.written.tonOfKg(co2.amount)),
      ]),
      {
        notes: [
          ...variants.flatMap(({ number, mki, co2 }) =>
            coverageNotes(
              [
                [`${text.variant(number)}, ${columns.mki}`, mki],
                [`${text.variant(number)}, ${text.quantities.co2}`, co2],
              ],
              text,
            ),
          ),
          rounding,
        ],
      },
    ),
  ];
};
