import { formula } from '../pieces/formula.ts';
import { leadIn, numberedHeading, paragraphs } from '../pieces/paragraphs.ts';
import type { CriterionSection } from './criterion-section.ts';

/**
 * Writes what happens when the work of the winner has a higher MKI than the offer: how the promise is adjusted to the
 * work, and the formula of the penalty.
 */
export const claimSection: CriterionSection = ({ penaltyFactor }, { claim: text }, { figures }) => [
  numberedHeading(text.heading),
  ...paragraphs(text.kept),
  leadIn(text.follows),
  formula([text.promised, { over: text.asBuiltBaseline, under: text.designBaseline }]),
  leadIn(text.lead),
  formula([text.atTender, { over: text.designBaseline, under: text.asBuiltBaseline }]),
  leadIn(text.penalty),
  formula([text.formula(figures.number(penaltyFactor))]),
  ...paragraphs(text.indicative),
];
