/** How a number format shows a number otherwise than it is in the file. */
export interface ShownAs {
  /** what is shown for 1: 0.001 where it shows thousands, 100 where it shows percents, 0 where it shows no number */
  readonly factor: number;
  /** the words that it adds, such as 'k€' or 'kg'; may be empty */
  readonly words: string;
}

/** A quoted text, a character that is shown as it is, or a currency, as [$€-413]; and two that only take room. */
const LITERALS = /_.|\*.|"([^"]*)"?|\\(.)|\[\$([^\]-]*)[^\]]*\]/g;
/** A comma behind the last digit divides by a thousand (ECMA-376 part 1, 18.8.31). */
const THOUSANDS = /[0#?](,+)(?![0#?,])/;
const BUILT_IN_PERCENTS = [9, 10];

/** Returns how a format code shows a number above 0; null where it shows the number itself. */
export function shownAsOf(code: string): ShownAs | null {
  const [section = ''] = /^(?:"[^"]*"|\\.|[^;"\\])*/.exec(code) ?? [];
  const literals = [...section.matchAll(LITERALS)].map(
    ([, quoted = '', escaped = '', currency = '']) => quoted || escaped || currency,
  );
  const bare = section.replace(LITERALS, '').replace(/\[[^\]]*\]/g, '');
  const thousands = THOUSANDS.exec(bare)?.[1]?.length ?? 0;
  const percents = bare.split('%').length - 1;
  const words = literals.join('').trim();
  // ';;;' shows nothing, and '"-"' a dash; a condition as in '[=0]"";0' is of other numbers.
  const hides = code.trim() !== '' && bare.trim() === '' && !/\[[<>=]/.test(section);
  const factor = hides ? 0 : 100 ** percents / 1000 ** thousands;
  return factor === 1 && strangeWords(words).length === 0 ? null : { factor, words };
}

/** Does the same for a format of the program itself. */
export function builtInShownAs(formatId: number): ShownAs | null {
  return BUILT_IN_PERCENTS.includes(formatId) ? { factor: 100, words: '' } : null;
}

/** Words that change no number. */
const PLAIN_WORDS = ['eur', 'euro', 'per', 'ca', 'circa'];

/** Returns the words beside a number that may say something about it, in small letters: not the sign of the euro. */
export function strangeWords(words: string): string[] {
  const found = words.toLowerCase().match(/[\p{L}\p{N}.,²³]*[\p{L}\p{N}²³]/gu) ?? [];
  return found.filter((word) => !PLAIN_WORDS.includes(word));
}
