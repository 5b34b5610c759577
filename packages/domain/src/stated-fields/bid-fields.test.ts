import { expect, it } from 'vitest';
import { bidProblems } from '../tenders/bids/bid-rules.ts';
import { BID_DATA } from './bid-fields.ts';
import { keysOf } from './stated-fields.ts';

const BID = { name: 'Noord', quoteEur: 10, criteriaDiscountEur: 5, criteriaValues: {} };

it.each(keysOf(BID_DATA).filter((key) => BID_DATA[key].kind === 'whole-euro'))(
  'half a euro is no amount of a bid in %s',
  (field) => {
    const problems = bidProblems({ ...BID, [field]: 0.5 }, { criteriaMaxDiscountEur: 5 }, []);
    expect(problems).toEqual([expect.objectContaining({ field, rule: 'wholeEuro' })]);
  },
);
