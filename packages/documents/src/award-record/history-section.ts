import { caption, numberedHeading, paragraphs } from '../pieces/paragraphs.ts';
import { dataTable } from '../pieces/tables.ts';
import { eventLines } from './event-lines.ts';
import type { RecordSection } from './record-section.ts';
import { eventsOfAward } from './what-happened.ts';

/** Writes who did what and when, oldest first: everything about the award. */
export const historySection: RecordSection = (record, { history: text, unknown }, reader) => {
  const bidderOf = new Map(record.files.map(({ calculationId, bidder }) => [calculationId, bidder]));
  const rows = eventsOfAward(record).flatMap((event) => {
    const lines = eventLines(event, { text: text.event, ...reader });
    const bidder = event.subject.type === 'calculation' ? bidderOf.get(event.subject.id ?? '') : null;
    const [headline, ...details] = lines;
    if (headline === undefined) return [];
    const what = [headline, ...(bidder ? [text.event.ofBidder(bidder)] : []), ...details].join('\n');
    return [[text.dates.second(event.at), event.by || unknown, what]];
  });
  const { columns } = text;
  return [
    numberedHeading(text.heading),
    ...paragraphs(text.lead),
    ...(rows.length > 0
      ? [
          caption(text.table),
          dataTable(
            [
              { head: columns.at, share: 4 },
              { head: columns.by, share: 5 },
              { head: columns.what, share: 11 },
            ],
            rows,
          ),
        ]
      : paragraphs(text.none)),
  ];
};
