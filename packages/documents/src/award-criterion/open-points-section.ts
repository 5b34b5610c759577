import { bullets, leadIn, numberedHeading, paragraphs } from '../pieces/paragraphs.ts';
import type { CriterionSection } from './criterion-section.ts';
import { openPoints } from './open-points.ts';

/** Writes which points about the figures are open, or that there are none. */
export const openPointsSection: CriterionSection = (criterion, { openPoints: text }, { figures }) => {
  const points = openPoints(criterion, text, figures);
  return [
    numberedHeading(text.heading),
    ...(points.length > 0 ? [leadIn(text.lead), ...bullets(points)] : paragraphs(text.none)),
  ];
};
