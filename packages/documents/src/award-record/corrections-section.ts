import type { Piece } from '../frame/piece.ts';
import { bullets, leadIn, numberedHeading, paragraphs } from '../pieces/paragraphs.ts';
import type { RecordedEvent } from './award-record.ts';
import { eventLines } from './event-lines.ts';
import type { RecordSection } from './record-section.ts';
import { correctionsOf, type RecordedCorrection } from './what-happened.ts';

/**
 * Writes every correction after the opening of the bids: by whom, why, and what was done in it; nothing while bids are
 * not opened.
 */
export const correctionsSection: RecordSection = (record, text, reader) => {
  const { corrections, history, unknown } = text;
  const found = correctionsOf(record);
  if (!record.sealsBids && found.length === 0) return [];
  const when = ({ at }: RecordedEvent) => text.dates.moment(at);
  return [
    numberedHeading(corrections.heading),
    ...(found.length > 0
      ? [...paragraphs(corrections.lead), ...found.flatMap(linesOf)]
      : paragraphs(corrections.none)),
  ];

  function linesOf({ begun, ended, events }: RecordedCorrection): readonly Piece[] {
    const reason = String(begun.changes.reason?.to ?? unknown);
    const done = events.flatMap((event) => {
      const lines = eventLines(event, { text: history.event, ...reader });
      return lines.length > 0 ? [`${when(event)}, ${event.by || unknown}: ${lines.join('; ')}`] : [];
    });
    return [
      leadIn(
        ended
          ? corrections.ended(when(begun), begun.by || unknown, when(ended), ended.by || unknown)
          : corrections.running(when(begun), begun.by || unknown),
      ),
      leadIn(corrections.reason),
      ...paragraphs(...reason.split('\n')),
      ...(done.length > 0 ? [leadIn(corrections.done), ...bullets(done)] : paragraphs(corrections.nothing)),
    ];
  }
};
