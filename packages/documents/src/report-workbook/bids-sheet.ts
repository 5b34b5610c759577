import type { WriteSheet } from 'hucre/xlsx';
import { bidsInPlace } from '../report/bids-in-place.ts';
import type { Report } from '../report/report.ts';
import type { ReportText } from '../text/report-nl.ts';
import { sheetOf } from './sheet-of.ts';

/** The bids in the order of their places, where they may be seen. */
export function bidsSheets({ award }: Report, text: ReportText): WriteSheet[] {
  if (award?.state !== 'open') return [];
  const { columns } = text.award;
  const { yes, no } = text.weights.confirmed;
  return [
    sheetOf(
      text.sheets.bids,
      [
        ...[columns.rank, columns.name, columns.quote, columns.mki, columns.score, columns.other],
        ...[columns.price, text.sheets.winner],
      ],
      bidsInPlace(award.bids).map((bid) => [
        ...[bid.rank, bid.name, bid.quoteEur, bid.mkiEur],
        ...[bid.scoreEur, bid.criteriaDiscountEur, bid.fictionalPriceEur, bid.winner ? yes : no],
      ]),
    ),
  ];
}
