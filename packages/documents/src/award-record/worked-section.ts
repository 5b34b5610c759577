import { type DiscountLine, type FigureFormat, mkiScoreEur } from '@milieuspoor/domain';
import type { Paragraph } from 'docx';
import {
  discountFormula,
  discountWorkedOut,
  storedMki,
  wholeFigure,
} from '../award-criterion/discount-formula.ts';
import { stepsTable } from '../award-criterion/discount-section.ts';
import { discountLineOf } from '../award-criterion/worked-example.ts';
import type { Piece } from '../frame/piece.ts';
import { formula } from '../pieces/formula.ts';
import { belowTable, leadIn, numberedHeading, paragraphs, subHeading } from '../pieces/paragraphs.ts';
import type { EmviText } from '../text/emvi-nl.ts';
import type { RecordText } from '../text/record-nl.ts';
import type { AwardRecord, RecordedBid } from './award-record.ts';
import { behindByMki, bidsInOrder, listed, sharingRank } from './bids-in-order.ts';
import { declaredWithFilled } from './declared-with-filled.ts';
import type { RecordSection } from './record-section.ts';
import { standingText } from './standing-text.ts';

/** The texts of this part, and the notation of its figures. */
interface WorkedWords {
  readonly text: RecordText;
  readonly figures: FigureFormat;
}

/** Writes both formulas, and for every bidder the result with the bidder's own figures. */
export const workedSection: RecordSection = (record, text, { criterion, figures }) => {
  const words = { text, figures };
  const { discount, price } = criterion;
  const line = discountLineOf(record.model);
  const hasOther = record.model.criteriaMaxDiscountEur > 0;
  return [
    numberedHeading(text.worked.heading),
    ...(line.form === 'steps'
      ? [
          leadIn(text.worked.steps),
          stepsTable(line, discount.steps, figures),
          belowTable(discount.steps.exact),
        ]
      : [leadIn(text.worked.lead), discountFormula(discount), ...paragraphs(discount.rounding)]),
    leadIn(text.worked.price),
    formula([hasOther ? price.words.withOther : price.words.mkiOnly]),
    ...paragraphs(text.worked.euro),
    ...bidsInOrder(record).flatMap((bid) => [
      subHeading(bid.name),
      ...workedDiscount(bid, { line, ceilingEur: record.model.ceilingEur }, { ...words, discount }),
      ...priceOf(bid, record, words),
    ]),
  ];
};

/** Writes how the discount for the MKI is computed, starting from what was declared and filled in. */
export function workedDiscount(
  bid: RecordedBid,
  model: { readonly line: DiscountLine; readonly ceilingEur: number | null },
  words: WorkedWords & { readonly discount: EmviText['discount'] },
): readonly Piece[] {
  return [...countedOf(bid, words), ...discountOf(bid, model, words)];
}

/**
 * Writes that the MKI that counts is the declared amount plus what was filled in; nothing where nothing was filled in.
 */
function countedOf(
  { calculation, mkiEur, gaps }: RecordedBid,
  { text: { worked: text }, figures }: WorkedWords,
): readonly Piece[] {
  const declaredEur = calculation?.mki.amount ?? null;
  const filled = gaps.flatMap(({ decision }) => (decision?.choice === 'baseline' ? decision.filledEur : []));
  if (declaredEur === null || mkiEur === null || filled.length === 0) return [];
  const sum = [declaredEur, ...filled].map((eur) => storedMki(eur, figures)).join(' + ');
  return [leadIn(text.filled), formula([`${sum} = ${storedMki(mkiEur, figures)}`.replaceAll('+ -', '− ')])];
}

/** Writes the discount for the MKI: worked out, or in words where no part of it is earned. */
function discountOf(
  bid: RecordedBid,
  { line, ceilingEur }: { readonly line: DiscountLine; readonly ceilingEur: number | null },
  {
    text: { worked: text, bids },
    discount,
    figures,
  }: WorkedWords & { readonly discount: EmviText['discount'] },
): readonly Paragraph[] {
  const { standing, ruled, mkiEur } = bid;
  const whole = (eur: number) => wholeFigure(eur, figures);
  if (standing === 'no-calculation') return paragraphs(text.noCalculation);
  const said = standingText(bid, bids);
  if (ruled || standing === 'set-aside') return paragraphs(text.setApart(said));
  if (standing === 'above-ceiling')
    return paragraphs(text.aboveCeiling(storedMki(declaredWithFilled(bid), figures), whole(ceilingEur ?? 0)));
  if (mkiEur === null) return paragraphs(text.notScored(said));
  const mki = storedMki(mkiEur, figures);
  if (line.form === 'steps') {
    const discountEur = mkiScoreEur({ mkiEur, ...line });
    const step = line.steps.find((each) => discountEur > 0 && each.discountEur === discountEur);
    return paragraphs(
      step
        ? text.step(mki, whole(step.mkiUptoEur), whole(discountEur))
        : text.aboveSteps(mki, whole(line.upperEur)),
    );
  }
  if (mkiEur >= line.upperEur) return paragraphs(text.above(mki, whole(line.upperEur)));
  if (mkiEur <= line.lowerEur)
    return paragraphs(text.below(mki, whole(line.lowerEur), whole(line.maxDiscountEur)));
  return [leadIn(text.mki(mki)), discountWorkedOut(mkiEur, line, { text: discount, figures })];
}

/** Writes how the price is computed, and the place of the bid. */
function priceOf(bid: RecordedBid, record: AwardRecord, words: WorkedWords): readonly Piece[] {
  const { worked, and } = words.text;
  const { rank, tied } = bid;
  if (bid.quoteEur === null) return paragraphs(worked.noQuote);
  if (rank === null) return [];
  const behind = behindByMki(bid, record);
  const place = tied
    ? worked.sharedRank(rank, listed(sharingRank(bid, record), and))
    : worked.rank(rank, record.bids.filter((each) => each.rank !== null).length);
  return [
    ...workedPrice(bid, record, words),
    ...paragraphs(place, ...(behind.length > 0 ? [worked.aheadByMki(listed(behind, and))] : [])),
  ];
}

/** Writes how the fictional price is computed; nothing for a bid without one. */
export function workedPrice(
  bid: RecordedBid,
  { model, criteria }: Pick<AwardRecord, 'model' | 'criteria'>,
  { text, figures }: WorkedWords,
): readonly Piece[] {
  // A proper minus is used where the discounts exceed the quote.
  const whole = (eur: number) => wholeFigure(eur, figures).replace('-', '−');
  const { quoteEur, scoreEur, criteriaDiscountEur, fictionalPriceEur } = bid;
  if (quoteEur === null || scoreEur === null || fictionalPriceEur === null) return [];
  const hasOther = model.criteriaMaxDiscountEur > 0 || Boolean(criteriaDiscountEur);
  // An empty discount counts as 0 (D-44), and the text says so.
  const taken = hasOther ? [scoreEur, criteriaDiscountEur ?? 0] : [scoreEur];
  return [
    ...sumOfCriteria(bid, criteria, { text, figures }),
    formula([`${[quoteEur, ...taken].map(whole).join(' − ')} = ${whole(fictionalPriceEur)}`]),
    ...paragraphs(...(hasOther && criteriaDiscountEur === null ? [text.worked.emptyDiscount] : [])),
  ];
}

/** Writes the discount on other criteria as the sum of the discounts on each; nothing where no criterion is named. */
function sumOfCriteria(
  { criteriaValues, criteriaDiscountEur }: RecordedBid,
  criteria: AwardRecord['criteria'],
  { text: { worked: text }, figures }: WorkedWords,
): readonly Piece[] {
  if (criteria.length === 0 || criteriaDiscountEur === null) return [];
  // An empty value counts as 0 (D-44); the table of the bids shows which values are empty.
  const values = criteria.map(({ id }) => wholeFigure(criteriaValues[id] ?? 0, figures));
  return [
    leadIn(text.criteria),
    formula([`${values.join(' + ')} = ${wholeFigure(criteriaDiscountEur, figures)}`]),
  ];
}
