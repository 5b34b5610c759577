import { IMPACT_SETS } from '@milieuspoor/domain';
import { caption, leadIn, plainHeading } from '../pieces/paragraphs.ts';
import { weightsTable } from '../pieces/weights-table.ts';
import type { CriterionSection } from './criterion-section.ts';

/** Writes the weights for bids, each with its source; nothing while there is no baseline to decide them. */
export const weightsSection: CriterionSection = ({ baseline }, { weights: text }, { figures }) => {
  if (!baseline) return [];
  return [
    plainHeading(text.heading(IMPACT_SETS[baseline.set].name, baseline.weightsVersion)),
    leadIn(text.lead),
    caption(text.table),
    ...weightsTable(baseline.weights.weights, text, figures),
  ];
};
