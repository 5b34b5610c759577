import { caption, numberedHeading, paragraphs } from '../pieces/paragraphs.ts';
import { dataTable } from '../pieces/tables.ts';
import type { RecordText } from '../text/record-nl.ts';
import type { AwardRecord } from './award-record.ts';
import { firstEntryOf } from './first-entries.ts';
import { proposalText } from './proposal-text.ts';
import type { RecordSection } from './record-section.ts';
import { openingOf } from './what-happened.ts';

/**
 * Writes all editions of the criterion and the moments of the bids, and by which edition the bids are scored (D-107).
 */
export const issuedSection: RecordSection = (record, text, reader) => {
  const { issued: words, unknown } = text;
  const { issued, scoredBy } = record;
  return [
    numberedHeading(words.heading),
    ...paragraphs(
      ...(issued.length === 0 ? [words.none] : []),
      scoredBy === null ? words.byNone : words.by(scoredBy),
      ...(record.sealsBids ? [] : [text.tender.notSealed]),
      ...proposalText(record, text, reader),
    ),
    caption(words.table),
    dataTable(
      [
        { head: words.columns.at, share: 4 },
        { head: words.columns.what, share: 16 },
      ],
      momentsOf(record, text).map(({ at, what }) => [at ? text.dates.moment(at) : unknown, what]),
    ),
  ];
};

interface Moment {
  /** null when unknown */
  readonly at: Date | null;
  readonly what: string;
}

/** Returns the editions, entries and openings in order of time; those without a known moment come last. */
function momentsOf(record: AwardRecord, { issued: words, unknown }: RecordText): readonly Moment[] {
  const opening = openingOf(record);
  const moments: readonly Moment[] = [
    ...record.issued.map(({ number, at, by, sha256 }) => ({
      at,
      what: words.issued(number, by || unknown, sha256),
    })),
    ...record.bids.map((bid) => ({ at: firstEntryOf(bid, record), what: words.entered(bid.name) })),
    ...(opening ? [{ at: opening.at, what: words.opened }] : []),
  ];
  const known = moments.filter(({ at }) => at !== null);
  return [
    ...known.toSorted((left, right) => Number(left.at) - Number(right.at)),
    ...moments.filter(({ at }) => at === null),
  ];
}
