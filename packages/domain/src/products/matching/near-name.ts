import { editDistance } from '../../names/edit-distance.ts';
import { productKey } from '../../names/product-key.ts';
import { plainText } from '../../names/searched-words.ts';

/**
 * Names that differ in more than a third of their letters and share less than half of their words are other names, unless
 * one has all words of the other: 'Menggranulaat 0/31,5 leveren' is 'Menggranulaat'.
 */
const MOST_LETTERS = 1 / 3;
const LEAST_WORDS = 1 / 2;

/** Only the beginning of a word finds candidates, so that a slip of the pen later in the word is found as well. */
const BEGINNING = 3;

/** Returns the words of a name without accents, capitals and marks; numbers are words too. */
export function nameWords(name: string): ReadonlySet<string> {
  return new Set(plainText(productKey(name)).match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** Returns what two names must have one of in common to be compared at all. */
export function nameBeginnings(name: string): ReadonlySet<string> {
  return new Set([...nameWords(name)].map((word) => word.slice(0, BEGINNING)));
}

/**
 * Returns how much two names differ: 0 for the same name, up to 1; null where they are other names. The least of the
 * share of letters to change and the share of words that are in one of them only.
 */
export function nameDifference(left: string, right: string): number | null {
  const [one, other] = [productKey(left), productKey(right)];
  if (one === other) return 0;
  const letters = editDistance(one, other) / Math.max(one.length, other.length);
  const [words, others] = [nameWords(left), nameWords(right)];
  const common = [...words].filter((word) => others.has(word)).length;
  const all = new Set([...words, ...others]).size;
  const shared = all === 0 ? 0 : common / all;
  const isWithin = common > 0 && common === Math.min(words.size, others.size);
  if (letters > MOST_LETTERS && shared < LEAST_WORDS && !isWithin) return null;
  return Math.min(letters, 1 - shared);
}
