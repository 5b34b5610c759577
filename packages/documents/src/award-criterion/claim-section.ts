import { formatNumber } from '@milieuspoor/domain';
import { formula } from '../pieces/formula.ts';
import { leadIn, numberedHeading, paragraphs } from '../pieces/paragraphs.ts';
import type { CriterionSection } from './criterion-section.ts';

/** What comes of a winner whose work has a higher MKI than was offered: the formula of the indicative penalty. */
export const claimSection: CriterionSection = ({ penaltyFactor }, { claim: text }) => [
  numberedHeading(text.heading),
  ...paragraphs(text.kept),
  leadIn(text.lead),
  formula([text.formula(formatNumber(penaltyFactor))]),
  ...paragraphs(text.indicative),
];
