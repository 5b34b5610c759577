import { seriesOf } from '@milieuspoor/domain';
import type { Report, ReportVariant } from '../report.ts';

const [BIDS_MAX, VARIANTS_MAX] = [6, 6];
const VARIANTS_MIN = 2;
/** Lines of both tables that fit on one page beside their notes and the sentences, without bids and with them. */
const [LINES, LINES_WITH_BIDS] = [18, 14];
/** Lines of the table of bids among those. */
const BID_LINES = 9;
/** A longer name takes two lines in its cell. */
const NAME_MAX = 30;
const REASON_MAX = 300;

/** Returns the bids with a place that fit, of which the winner is always one, and how many are left out. */
export function shownBids<Bid extends Named & { readonly winner: boolean }>(placed: readonly Bid[]) {
  const winner = placed.find((bid) => bid.winner);
  const rest = placed.filter((bid) => bid !== winner);
  const chosen = new Set(
    fitting([...(winner ? [winner] : []), ...rest], BID_LINES, linesOfBid).slice(0, BIDS_MAX),
  );
  const shown = placed.filter((bid) => chosen.has(bid));
  return { shown, left: placed.length - shown.length };
}

/** Returns the calculations of the first table in their order: those that count before those that do not. */
export function shownVariants(report: Report): readonly ReportVariant[] {
  const { variants } = report;
  const bids = bidLines(report);
  const first = variants.toSorted((one, other) => Number(other.active) - Number(one.active));
  const room = bids === 0 ? LINES : LINES_WITH_BIDS - bids;
  const fit = fitting(first, room, linesOfVariant).slice(0, VARIANTS_MAX);
  const chosen = new Set(fit.length < VARIANTS_MIN ? first.slice(0, VARIANTS_MIN) : fit);
  return variants.filter((variant) => chosen.has(variant));
}

/** Returns the lines that the tables of the first page have, of bids and of calculations. */
export function linesOfTables(report: Report): { readonly bids: number; readonly variants: number } {
  return { bids: bidLines(report), variants: variantLines(report) };
}

/** Tells whether there is room for the sentences about what is compared: those of one calculation fit. */
export function hasRoomForSentences({ variants }: Pick<Report, 'variants'>): boolean {
  return variants.filter(({ calculationType }) => seriesOf(calculationType) === 'optimization').length <= 1;
}

/** Returns the beginning of a reason of any length; the chapter about the award has all of it. */
export function shownReason(reason: string): string {
  const words = reason.replaceAll(/\s+/g, ' ').trim();
  return words.length > REASON_MAX ? `${words.slice(0, REASON_MAX - 1)}…` : words;
}

interface Named {
  readonly name: string;
}

function variantLines(report: Report): number {
  return shownVariants(report).reduce((sum, variant) => sum + linesOfVariant(variant), 0);
}

function bidLines({ award }: Report): number {
  if (award?.state !== 'open') return 0;
  const { shown } = shownBids(award.bids.filter(({ rank }) => rank !== null));
  return shown.reduce((sum, bid) => sum + linesOfBid(bid), 0);
}

function linesOfBid({ name }: Named): number {
  return name.length > NAME_MAX ? 2 : 1;
}

/** Its name, and its kind with its set. */
function linesOfVariant({ name, bidder }: Pick<ReportVariant, 'name' | 'bidder'>): number {
  return 1 + linesOfBid({ name: bidder ?? name });
}

/** Returns the first of these that fit in so many lines. */
function fitting<Row>(rows: readonly Row[], room: number, linesOf: (row: Row) => number): Row[] {
  let lines = 0;
  const end = rows.findIndex((row) => {
    lines += linesOf(row);
    return lines > room;
  });
  return rows.slice(0, end < 0 ? rows.length : end);
}
