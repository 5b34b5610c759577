import type { ReportText } from '../text/report-nl.ts';
import type { ReportVariant } from './report.ts';

type Named = Pick<ReportVariant, 'number' | 'name' | 'bidder'>;

/** Returns what a heading or a list calls a variant: a bid by its bidder, other calculations by their own name. */
export function headedName({ number, name, bidder }: Named, text: Pick<ReportText, 'named'>): string {
  return text.named(number, bidder ?? name);
}

/** Returns what a sentence calls a variant. */
export function nameInSentence({ number, name, bidder }: Named, text: ReportText): string {
  return bidder === null ? text.inSentence(number, name) : text.bidderInSentence(number, bidder);
}

/** Returns what a remark calls a variant whose name stands nearby: its number, and a bid by its bidder. */
export function nameInRemark({ number, bidder }: Pick<Named, 'number' | 'bidder'>, text: ReportText): string {
  return bidder === null ? text.variant(number) : text.bidderInSentence(number, bidder);
}

/** Returns what a cell of a table calls a variant: its number, with its bidder below. */
export function nameInCell(
  { number, bidder }: Pick<Named, 'number' | 'bidder'>,
  text: Pick<ReportText, 'variant'>,
): string {
  return bidder === null ? text.variant(number) : `${text.variant(number)}\n${bidder}`;
}
