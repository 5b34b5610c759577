/** The number of characters of an excerpt before and after the word. */
const AROUND = 80;

/** Returns the words that were typed, without accents and capitals. */
export function searchedWords(typed: string): readonly string[] {
  return plain(typed).split(/\s+/).filter(Boolean);
}

/** Tells whether a text has every one of the words, whatever its accents and capitals. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const read = plain(text);
  return words.every((word) => read.includes(word));
}

/** Returns the part of a text around the first of the words, in whole words; its beginning if it has none of them. */
export function excerptOf(text: string, words: readonly string[]): string {
  const read = plain(text);
  const place = Math.min(...words.map((word) => read.indexOf(word)).filter((each) => each >= 0), text.length);
  const from = place === text.length || place <= AROUND ? 0 : beginOfWord(text, place - AROUND, place);
  const whole = from + 2 * AROUND >= text.length;
  const part = text.slice(from, whole ? text.length : text.lastIndexOf(' ', from + 2 * AROUND));
  return `${from > 0 ? '… ' : ''}${part.trim()}${whole ? '' : ' …'}`;
}

/**
 * Returns where the first whole word begins from a place on; the word that was searched for if no word begins before
 * it.
 */
function beginOfWord(text: string, from: number, word: number): number {
  const space = text.indexOf(' ', from - 1);
  return space < 0 || space >= word ? word : space + 1;
}

/** Returns the text without accents and capitals. It keeps its length, so that positions stay correct. */
function plain(text: string): string {
  return [...text].map((sign) => sign.normalize('NFD')[0]?.toLowerCase() ?? sign).join('');
}
