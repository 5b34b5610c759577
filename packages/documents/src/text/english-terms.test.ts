import { expect, it } from 'vitest';
import { emviDocument } from '../award-criterion/emvi-document.ts';
import { awardRecordDocument } from '../award-record/award-record-document.ts';
import { reportDocument } from '../report/report-document.ts';
import { exampleCriterion } from '../testing/example-criterion.ts';
import { exampleRecord } from '../testing/example-record.ts';
import { exampleReport, PLAIN_BID } from '../testing/example-report.ts';
import { readDocument } from '../testing/read-document.ts';

const BID = {
  name: 'Wegenbouw',
  winner: true,
  rank: 1,
  tied: false,
  standing: 'scored' as const,
  mkiEur: 60_000,
  scoreEur: 25_000,
};

it.each([
  ['award criterion', () => emviDocument(exampleCriterion(), 'en')],
  ['record of an award', () => awardRecordDocument(exampleRecord(), 'en')],
  [
    'report',
    () =>
      reportDocument(
        exampleReport({
          award: {
            state: 'open',
            bids: [
              {
                ...PLAIN_BID,
                ...BID,
                quoteEur: 900_000,
                criteriaDiscountEur: null,
                criteria: [],
                fictionalPriceEur: 875_000,
              },
            ],
            winnerReason: null,
            claim: null,
          },
        }),
        'en',
      ),
  ],
])('an English %s speaks of bid prices and fictitious prices, as the screens do', async (_, write) => {
  const text = readDocument(await write())
    .paragraphs.map((paragraph) => paragraph.text)
    .join('\n');
  expect(text).toMatch(/bid price/i);
  expect(text).toMatch(/fictitious price/i);
  expect(text).not.toMatch(/\bquotes?\b|fictional/i);
});
