import { comparePair, type Pair } from './compare-pair.ts';

/** What a figure over several pairs speaks of, and what it leaves out. */
export interface ComparedPart<Entry> {
  readonly compared: readonly Entry[];
  readonly others: readonly Entry[];
}

/**
 * The entries whose pair can be compared, apart from the others: what stands beside a difference is then what the difference
 * is of. null where nothing has to be kept apart, because all of them can be compared, or none.
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
