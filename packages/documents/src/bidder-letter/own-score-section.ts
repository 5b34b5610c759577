import { discountFormula } from '../award-criterion/discount-formula.ts';
import { stepsTable } from '../award-criterion/discount-section.ts';
import { discountLineOf } from '../award-criterion/worked-example.ts';
import { workedDiscount, workedPrice } from '../award-record/worked-section.ts';
import type { Piece } from '../frame/piece.ts';
import { formula } from '../pieces/formula.ts';
import {
  belowTable,
  bullets,
  leadIn,
  leadInBelowTable,
  numberedHeading,
  paragraphs,
} from '../pieces/paragraphs.ts';
import type { LetterText } from '../text/letter-nl.ts';
import type { BidderLetter } from './bidder-letter.ts';
import type { LetterSection } from './letter-section.ts';
import { ownMarks } from './own-marks.ts';

/**
 * Writes the reader's own discounts and fictional price, worked out as in the record of the award, and the resulting
 * place.
 */
export const ownScoreSection: LetterSection = (
  letter,
  { score: text, reason },
  { record, criterion, figures },
) => {
  const { bid, model, outcome, places } = letter;
  if (outcome === 'not-ranked') return [];
  const { rank } = bid;
  if (rank === null) return [numberedHeading(text.heading), ...paragraphs(text.noPlace)];
  const line = discountLineOf(model);
  const { discount, price } = criterion;
  const hasOther = model.criteriaMaxDiscountEur > 0;
  const marks = ownMarks(letter, text.marks, { toWrite: reason.toWrite, figures });
  return [
    numberedHeading(text.heading),
    ...paragraphs(text.lead),
    ...decidedGaps(bid, text, reason.toWrite),
    ...(line.form === 'steps'
      ? [leadIn(text.steps), stepsTable(line, discount.steps, figures), belowTable(discount.steps.exact)]
      : [leadIn(text.formula), discountFormula(discount), ...paragraphs(discount.rounding)]),
    ...workedDiscount(bid, { line, ceilingEur: model.ceilingEur }, { text: record, discount, figures }),
    ...marks,
    (marks.length > 0 ? leadInBelowTable : leadIn)(text.price),
    formula([hasOther ? price.words.withOther : price.words.mkiOnly]),
    ...workedPrice(bid, letter, { text: record, figures }),
    // Nobody may learn that another bidder, who is not the winner, has the same price.
    ...paragraphs((outcome === 'shared' ? text.shared : text.place)(rank, places)),
    ...(bid.work ? [] : paragraphs(text.unchecked(record.bids.withoutBaseline))),
  ];
};

/** Writes the decisions about what the calculation lacks; nothing where it lacks nothing. */
function decidedGaps(
  { gaps }: BidderLetter['bid'],
  text: LetterText['score'],
  toWrite: string,
): readonly Piece[] {
  const decided = gaps.flatMap(({ decision, ...gap }) =>
    decision ? text.gap(gap, text.choices[decision.choice], decision.reason || toWrite) : [],
  );
  return decided.length > 0 ? [leadIn(text.decided), ...bullets(decided)] : [];
}
