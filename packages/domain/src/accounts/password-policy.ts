import { GUESSABLE_WORDS, POPULAR_PASSWORDS } from './guessable-words.ts';

/** Length counts more than kinds of characters do (NIST SP 800-63B-4, §3.1.1). */
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 200;

/** The number of different characters that must remain after everything guessable is removed. */
const LEFT_MIN = 5;
/** The number that must remain when the password holds the user's own name or organisation. */
const LEFT_BESIDE_OWN_MIN = 8;
/** A shorter part of a name occurs in any sentence. */
const OWN_WORD_MIN = 3;
const RUN_MIN = 3;

export const PASSWORD_PROBLEMS = [
  'password-too-short',
  'password-too-long',
  'password-own-data',
  'password-common',
] as const;
export type PasswordProblem = (typeof PASSWORD_PROBLEMS)[number];

/**
 * Returns the problems of a new password; empty when it is acceptable. `ownData` holds what others know of the user:
 * names, username, e-mail address, organisations.
 */
export function passwordProblems(password: string, ownData: readonly string[]): readonly PasswordProblem[] {
  const length = [...password].length;
  if (length < PASSWORD_MIN) return ['password-too-short'];
  if (length > PASSWORD_MAX) return ['password-too-long'];
  const plain = simplified(password);
  const own = ownWords(ownData);
  const beside = own.length > 0 ? plain.replace(anyOf(own), '') : plain;
  if (beside !== plain && withoutGuessable(beside).length < LEFT_BESIDE_OWN_MIN) return ['password-own-data'];
  const left = new Set(withoutGuessable(plain));
  return left.size < LEFT_MIN || isPopular(plain) ? ['password-common'] : [];
}

/** Returns the text in lower case, without accents. */
function simplified(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function ownWords(ownData: readonly string[]): string[] {
  const words = ownData.flatMap((text) => simplified(text).split(/[^\p{L}\p{N}]+/u));
  return [...new Set(words)].filter((word) => word.length >= OWN_WORD_MIN);
}

/** Characters that people write in place of a letter. Guessing programs try them too. */
const STAND_INS: Readonly<Record<string, string>> = {
  a: 'a4@',
  b: 'b8',
  e: 'e3€',
  g: 'g9',
  i: 'i1!',
  l: 'l1!',
  o: 'o0',
  s: 's5$',
  t: 't7+',
};

/** Returns an expression that matches any of the words, the longest first, with or without stand-ins. */
function anyOf(words: readonly string[]): RegExp {
  const longestFirst = [...words].sort((left, right) => right.length - left.length);
  const spelled = longestFirst.map((word) =>
    [...word].map((character) => `[${STAND_INS[character] ?? character}]`).join(''),
  );
  return new RegExp(spelled.join('|'), 'gu');
}

const GUESSABLE = anyOf(GUESSABLE_WORDS);
const YEAR = /(?:19|20)\d\d/g;

/** Returns the rest of a password after guessable words, years and runs such as 1234 or aaaa are removed. */
function withoutGuessable(password: string): string {
  return withoutRuns(password.replace(GUESSABLE, ' ').replace(YEAR, ' ')).replaceAll(' ', '');
}

/** Removes runs of three or more characters that are equal, ascending or descending. */
function withoutRuns(text: string): string {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  let kept = '';
  for (let start = 0; start < codes.length; ) {
    const step = (codes[start + 1] ?? Number.NaN) - (codes[start] ?? 0);
    let end = start + 1;
    while (Math.abs(step) <= 1 && end < codes.length && (codes[end] ?? 0) - (codes[end - 1] ?? 0) === step)
      end++;
    if (end - start < RUN_MIN) end = start + 1;
    if (end - start === 1) kept += String.fromCodePoint(codes[start] ?? 0);
    start = end;
  }
  return kept;
}

function isPopular(plain: string): boolean {
  return POPULAR_PASSWORDS.has(plain.replace(/[^\p{L}]+/gu, '')) || POPULAR_PASSWORDS.has(plain);
}
