import { formatIsoDay, STANDSTILL_DAYS, standstillEnd } from '@milieuspoor/domain';
import { leadIn, numberedHeading } from '../pieces/paragraphs.ts';
import type { LetterSection } from './letter-section.ts';

/**
 * Writes until which day there is no final award, and what can be done until then. It names the law where its minimum
 * is met.
 */
export const standstillSection: LetterSection = ({ standstill, outcome }, { standstill: text }) => {
  const { sentOn, days } = standstill;
  const last = standstillEnd(sentOn, days);
  const counted = (days >= STANDSTILL_DAYS.statutory ? text.statutory : text.other)(
    days,
    formatIsoDay(sentOn),
  );
  const isMoved = Date.parse(last) > Date.parse(sentOn) + days * DAY_MS;
  return [
    numberedHeading(text.heading),
    // The paragraph stays with the signature, so that the signature is not alone on a page.
    leadIn([counted, text.last(formatIsoDay(last)), ...(isMoved ? [text.moved] : [])].join(' ')),
    leadIn(outcome === 'won' ? text.won : text.lost),
  ];
};

const DAY_MS = 24 * 60 * 60 * 1000;
