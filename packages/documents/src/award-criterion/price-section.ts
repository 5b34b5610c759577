import { fictionalPriceEur, mkiScoreEur } from '@milieuspoor/domain';
import { formula } from '../pieces/formula.ts';
import { bullets, leadIn, numberedHeading, paragraphs } from '../pieces/paragraphs.ts';
import type { CriterionSection } from './criterion-section.ts';
import { discountLineOf, exampleCriteriaDiscountEur, exampleMkiEur } from './worked-example.ts';

/** Writes the price by which bids are compared, worked out once, and how bids are ranked. */
export const priceSection: CriterionSection = ({ model, criteria }, { price: text }, { figures }) => {
  const whole = (amountEur: number) => figures.number(amountEur, 0);
  const line = discountLineOf(model);
  const mkiEur = exampleMkiEur(model);
  const scoreEur = mkiScoreEur({ mkiEur, ...line });
  const quoteEur = model.scopeEur;
  const hasOther = model.criteriaMaxDiscountEur > 0;
  const criteriaDiscountEur = hasOther ? exampleCriteriaDiscountEur(model) : null;
  const priceEur = fictionalPriceEur({ quoteEur, scoreEur, criteriaDiscountEur });
  const taken = criteriaDiscountEur === null ? [scoreEur] : [scoreEur, criteriaDiscountEur];
  const other = criteriaDiscountEur === null ? null : figures.euro(criteriaDiscountEur);
  return [
    numberedHeading(text.heading),
    leadIn(text.lead),
    formula([hasOther ? text.words.withOther : text.words.mkiOnly]),
    ...(criteria.length > 0 ? paragraphs(text.sumOfCriteria(criteria.map(({ name }) => name))) : []),
    leadIn(text.example(figures.euro(quoteEur), figures.euro(mkiEur), other)),
    formula([`${[quoteEur, ...taken].map(whole).join(' − ')} = ${whole(priceEur)}`]),
    ...paragraphs(text.invented),
    ...bullets(text.rules),
  ];
};
