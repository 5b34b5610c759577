import { postShares } from '@milieuspoor/domain';
import type { Piece } from '../frame/piece.ts';
import { leadIn, numberedHeading, subHeading } from '../pieces/paragraphs.ts';
import { notedTable } from '../pieces/tables.ts';
import { coverageNotes, marked } from './figures.ts';
import type { ReportVariant } from './report.ts';
import type { ReportSection, Telling } from './report-section.ts';

/** Writes the share of each product group in each MKI; the percentages add up to 100,00. */
export const postsSection: ReportSection = ({ variants }, telling) => {
  const { posts } = telling.text;
  return [
    numberedHeading(posts.heading),
    leadIn(posts.lead),
    ...variants.flatMap((variant) => postsOf(variant, telling)),
  ];
};

function postsOf({ number, name, groups, mki }: ReportVariant, { text, captions }: Telling): Piece[] {
  const { columns, table, noShares } = text.posts;
  const shares = postShares(
    mki,
    groups.map((group) => group.mki),
  );
  const total = shares === null ? null : 100;
  return [
    subHeading(text.named(number, name)),
    captions.table(table(text.variant(number))),
    ...notedTable(
      [
        { head: columns.post, share: 6 },
        { head: columns.mki, share: 3, figures: true },
        { head: columns.share, share: 3, figures: true },
      ],
      [
        ...groups.map((group, place) => [
          group.name,
          marked(group.mki, text.written.mki(group.mki.amount)),
          text.written.percent(shares?.[place] ?? null),
        ]),
        [text.figures.total, marked(mki, text.written.mki(mki.amount)), text.written.percent(total)],
      ],
      {
        total: true,
        notes: [
          ...coverageNotes(
            [[text.quantities.mki, mki]],
            text,
            groups.map((group) => group.mki),
          ),
          ...(shares === null ? [noShares] : []),
        ],
      },
    ),
  ];
}
