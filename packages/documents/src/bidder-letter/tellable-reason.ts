import type { RecordedBid } from '../award-record/award-record.ts';

/**
 * Returns a reason as a bidder may read it; empty where there is none, or where it names a bidder other than the winner
 * or an amount of another bid. Amounts in words are not recognised, so the sender of a letter must read it first.
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

/** Matches what may follow a name, because a text without it still names the bidder. */
const LEGAL_FORM = / (?:bv|nv|vof|cv|ltd|gmbh)$/;

/** Tells whether a name occurs in a text as separate words, in any case, with its legal form or without. */
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

/** Returns the whole amounts that a text may mean, with any separators of thousands and cents. */
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

/**
 * Returns the secret amounts of a bid, in whole euro: its price, its fictional price and its MKI, as declared and as it
 * counts.
 */
function amountsOf({ quoteEur, fictionalPriceEur, calculation, mkiEur }: RecordedBid): readonly number[] {
  const mkis = [calculation?.mki.amount ?? null, mkiEur].flatMap((eur) =>
    eur === null ? [] : [eur, Math.floor(eur)],
  );
  const amounts = [quoteEur, fictionalPriceEur, ...mkis];
  return amounts.flatMap((eur) => (eur === null || eur === 0 ? [] : Math.abs(Math.round(eur))));
}
