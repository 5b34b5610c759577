import { expect, it } from 'vitest';
import { bidProblems } from './bid-rules.ts';

const CRITERIA = [
  { id: 'h', name: 'Hinderbeperking', maxDiscountEur: 30_000 },
  { id: 'p', name: 'Planning', maxDiscountEur: 20_000 },
];
const MODEL = { criteriaMaxDiscountEur: 50_000 };
const BID = { name: 'Noord', quoteEur: 1, criteriaDiscountEur: null };

it('a bid fills in each named criterion with whole euro from 0 to its maximum', () => {
  const found = (h?: number, p?: number) =>
    bidProblems(
      {
        ...BID,
        criteriaValues: { ...(h === undefined ? {} : { h }), ...(p === undefined ? {} : { p }) },
      },
      MODEL,
      CRITERIA,
    );
  expect(found(0, 20_000)).toEqual([]);
  expect(found(30_001)).toEqual([
    { field: 'criteriaValues', criterionId: 'h', rule: 'aboveInputUpperBoundary', amountEur: 30_000 },
    { field: 'criteriaValues', criterionId: 'p', rule: 'required', amountEur: null },
  ]);
  expect(found(-1, 0.5).map(({ rule }) => rule)).toEqual(['positive', 'wholeEuro']);
});

it('a sum of named criteria is not judged by itself; a discount that is given as a whole is', () => {
  const bid = { ...BID, criteriaDiscountEur: 50_001, criteriaValues: { h: 1, p: 1 } };
  expect(bidProblems(bid, MODEL, CRITERIA)).toEqual([]);
  expect(bidProblems(bid, MODEL, [])).toEqual([
    { field: 'criteriaDiscountEur', rule: 'aboveCriteriaMaxDiscount', amountEur: 50_000 },
  ]);
});

it('where the model has nothing for other criteria, or nothing yet, a bid is given nothing on them', () => {
  const found = (criteriaMaxDiscountEur: number | null, criteriaDiscountEur: number | null) =>
    bidProblems({ ...BID, criteriaDiscountEur, criteriaValues: {} }, { criteriaMaxDiscountEur }, []);
  for (const maximum of [null, 0]) {
    expect(found(maximum, null)).toEqual([]);
    expect(found(maximum, 0)).toEqual([]);
    expect(found(maximum, 1)).toEqual([
      { field: 'criteriaDiscountEur', rule: 'aboveCriteriaMaxDiscount', amountEur: 0 },
    ]);
  }
});
