import { bullets, leadIn, numberedHeading, paragraphs } from '../pieces/paragraphs.ts';
import { recordPoints } from './record-points.ts';
import type { RecordSection } from './record-section.ts';

/** Writes which points about the figures of the record are open, or that there are none. */
export const recordPointsSection: RecordSection = (record, text, shared) => {
  const points = recordPoints(record, text, shared);
  const { heading, lead, none } = text.openPoints;
  return [
    numberedHeading(heading),
    ...(points.length > 0 ? [leadIn(lead), ...bullets(points)] : paragraphs(none)),
  ];
};
