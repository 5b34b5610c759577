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

/** Letters are counted in so many groups, to tell quickly that two names differ much. */
const LETTER_GROUPS = 32;

/** A name as it is compared. */
export interface NameForm {
  readonly key: string;
  /** without accents, capitals and marks; numbers are words too */
  readonly words: ReadonlySet<string>;
  /** what two names must have one of in common to be compared at all */
  readonly beginnings: ReadonlySet<string>;
  /** how many letters of each group it has */
  readonly letters: Uint16Array;
}

export function nameForm(name: string): NameForm {
  const key = productKey(name);
  const words = new Set(plainText(key).match(/[\p{L}\p{N}]+/gu) ?? []);
  const letters = new Uint16Array(LETTER_GROUPS);
  for (let at = 0; at < key.length; at++) {
    const group = key.charCodeAt(at) % LETTER_GROUPS;
    letters[group] = (letters[group] ?? 0) + 1;
  }
  return { key, words, letters, beginnings: new Set([...words].map((word) => word.slice(0, BEGINNING))) };
}

/**
 * Returns how much two names differ: 0 for the same name, up to 1; null where they are other names. The least of the
 * share of letters to change and the share of words that are in one of them only. Null as well where they differ by more
 * than `most`, which is told without comparing letter by letter.
 */
export function nameDifference(left: NameForm, right: NameForm, most = 1): number | null {
  if (left.key === right.key) return 0;
  const common = commonWords(left, right);
  const all = left.words.size + right.words.size - common;
  const byWords = 1 - (all === 0 ? 0 : common / all);
  const isWithin = common > 0 && common === Math.min(left.words.size, right.words.size);
  const isByWords = isWithin || byWords <= 1 - LEAST_WORDS;
  const found = isByWords && byWords <= most ? byWords : null;
  // Letter by letter takes long: only where that can be nearer, and near enough.
  const limit = Math.min(isByWords ? byWords : MOST_LETTERS, most);
  const longest = Math.max(left.key.length, right.key.length);
  if (Math.abs(left.key.length - right.key.length) / longest > limit) return found;
  if (lettersAtLeast(left, right) / longest > limit) return found;
  const byLetters = editDistance(left.key, right.key) / longest;
  if (byLetters > MOST_LETTERS && !isByWords) return null;
  const difference = Math.min(byLetters, byWords);
  return difference <= most ? difference : null;
}

function commonWords({ words }: NameForm, others: NameForm): number {
  let common = 0;
  for (const word of words) if (others.words.has(word)) common++;
  return common;
}

/** Returns a number of letters that must be changed at least: what one name has more of than the other. */
function lettersAtLeast({ letters }: NameForm, others: NameForm): number {
  let [more, less] = [0, 0];
  for (let group = 0; group < LETTER_GROUPS; group++) {
    const difference = (letters[group] ?? 0) - (others.letters[group] ?? 0);
    if (difference > 0) more += difference;
    else less -= difference;
  }
  return Math.max(more, less);
}
