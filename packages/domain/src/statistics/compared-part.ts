import { comparePair, type Pair } from '../figures/compare-pair.ts';

/** The entries that a figure over several pairs covers, and those that it leaves out. */
export interface ComparedPart<Entry> {
  readonly compared: readonly Entry[];
  readonly others: readonly Entry[];
}

/**
 * Separates the entries whose pair can be compared from the others, so that the amounts beside a difference cover the
 * same entries as the difference. Returns null where no separation is needed, because all of them can be compared, or
 * none.
 */
export function comparedPart<Entry>(
  entries: readonly Entry[],
  pairOf: (entry: Entry) => Pair,
): ComparedPart<Entry> | null {
  const compared = entries.filter((entry) => comparePair(pairOf(entry)).comparison !== null);
  if (compared.length === 0 || compared.length === entries.length) return null;
  const among = new Set(compared);
  return { compared, others: entries.filter((entry) => !among.has(entry)) };
}
