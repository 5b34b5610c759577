import type { Language } from '@milieuspoor/domain';
import type { WriteSheet } from 'hucre/xlsx';
import { bidRemark } from '../report/bid-remark.ts';
import { bidsInPlace } from '../report/bids-in-place.ts';
import type { Report, ReportBid } from '../report/report.ts';
import type { ReportText } from '../text/report-nl.ts';
import { counted, type SheetValue, sheetOf } from './sheet-of.ts';

/** The first row below the headings. */
const FIRST_ROW = 2;

/** Returns the sheet of the bids in the order of their places, where they may be seen. */
export function bidsSheets({ award }: Report, text: ReportText, language: Language): WriteSheet[] {
  if (award?.state !== 'open') return [];
  const { columns } = text.award;
  const { yes, no } = text.weights.confirmed;
  // A column of a sheet has room for the whole name, which the document puts below the table.
  const { bids, quote, fictionalPrice, winner, remark } = text.sheets;
  return [
    sheetOf(
      bids,
      [
        ...[counted(columns.rank), columns.name, inEuro(quote), inEuro(columns.mki)],
        ...[inEuro(columns.score), inEuro(columns.other), inEuro(fictionalPrice), winner, remark],
      ],
      bidsInPlace(award.bids).map((bid, place) => [
        ...[bid.rank, bid.name, bid.quoteEur, bid.mkiEur, bid.scoreEur, bid.criteriaDiscountEur],
        priceOf(bid, place + FIRST_ROW),
        bid.winner ? yes : no,
        bidRemark(bid, text, language),
      ]),
    ),
    ...criteriaSheet(bidsInPlace(award.bids), text),
  ];
}

/**
 * Returns the sheet with the discount of each bid on each named criterion, with level and reason; no sheet where none
 * is named.
 */
function criteriaSheet(bids: readonly ReportBid[], { sheets, award }: ReportText): WriteSheet[] {
  const { heading, criterion, maximum, percentage, level, reason } = sheets.criteria;
  const rows = bids.flatMap(({ name, criteria }) =>
    criteria.map((each) => [
      ...[name, each.name, each.maxDiscountEur, each.level?.percentage ?? null, each.level?.name ?? null],
      ...[each.discountEur, each.level?.reason ?? null],
    ]),
  );
  if (rows.length === 0) return [];
  const heads = [award.columns.name, criterion, inEuro(maximum), percentage, level];
  return [sheetOf(heading, [...heads, inEuro(award.columns.other), reason], rows)];
}

/**
 * Returns the formula of the price less both discounts; an empty cell counts as 0, like a discount that was not
 * entered.
 */
function priceOf({ fictionalPriceEur: result }: ReportBid, row: number): SheetValue {
  return result === null ? null : { formula: `C${row}-E${row}-F${row}`, result };
}

function inEuro(head: string): string {
  return `${head} (euro)`;
}
