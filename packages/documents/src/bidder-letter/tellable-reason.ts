import type { RecordedBid } from '../award-record/award-record.ts';

/**
 * A reason as a bidder may read it; empty where there is none, or where it names a bidder other than the winner or an amount
 * of another bid. Amounts in words are not seen, so whoever sends a letter reads it first.
 */
export function tellableReason(
  reason: string,
  { others, winner }: { readonly others: readonly RecordedBid[]; readonly winner: RecordedBid },
): string {
  const text = reason.trim();
  const figures = figuresIn(text);
  const givesAway = others.some(
    (other) =>
      (other !== winner && names(text, other.name)) || amountsOf(other).some((eur) => figures.has(eur)),
  );
  return givesAway ? '' : text;
}

/** What may stand behind a name, as a text that leaves it out still names the bidder. */
const LEGAL_FORM = / (?:bv|nv|vof|cv|ltd|gmbh)$/;

/** Whether a name stands in a text as words of its own, in any case, with its legal form or without. */
function names(text: string, name: string): boolean {
  const sought = plain(name).replace(LEGAL_FORM, '');
  return sought !== '' && ` ${plain(text)} `.includes(` ${sought} `);
}

function plain(words: string): string {
  return words
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The whole amounts that a text may mean, however their thousands and cents are set apart. */
function figuresIn(text: string): ReadonlySet<number> {
  const runs = text.match(/\d(?:[\d.,'’\s]*\d)?/gu) ?? [];
  return new Set(
    runs.flatMap((run) =>
      [run, run.replace(/[.,]\d{1,2}$/, ''), ...run.split(/\s+/)].map((each) =>
        Number(each.replace(/\D/g, '')),
      ),
    ),
  );
}

/** What nobody else is told of a bid, in whole euro: its price, its fictional price and its MKI, as declared and as it counts. */
function amountsOf({ quoteEur, fictionalPriceEur, calculation, mkiEur }: RecordedBid): readonly number[] {
  const mkis = [calculation?.mki.amount ?? null, mkiEur].flatMap((eur) =>
    eur === null ? [] : [eur, Math.floor(eur)],
  );
  const amounts = [quoteEur, fictionalPriceEur, ...mkis];
  return amounts.flatMap((eur) => (eur === null || eur === 0 ? [] : Math.abs(Math.round(eur))));
}
