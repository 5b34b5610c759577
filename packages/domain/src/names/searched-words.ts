/** A word of a search: a number is found as a whole, and only what is typed as a date is looked for among dates. */
export interface SearchedWord {
  /** in the form of `plainText` */
  readonly word: string;
  readonly kind: 'text' | 'number' | 'date';
}

/** Returns a text without accents and capitals, as searches compare it. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** Returns the words of a search, each of which has to be found. '15-03-2026', '15/3' and '03-2026' are dates. */
export function searchedWords(search: string): SearchedWord[] {
  return plainText(search)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({
      word,
      kind: /^\d+$/.test(word) ? 'number' : /^\d{1,2}([-/]\d{1,2})?[-/]\d{1,4}$/.test(word) ? 'date' : 'text',
    }));
}

/** Returns where a word is found in a plain text, from its first character to behind its last. */
export function placesOf({ word, kind }: SearchedWord, plain: string): (readonly [number, number])[] {
  const places: (readonly [number, number])[] = [];
  for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
    const end = at + word.length;
    const isPart = kind === 'number' && (/\d/.test(plain[at - 1] ?? '') || /\d/.test(plain[end] ?? ''));
    if (!isPart) places.push([at, end]);
  }
  return places;
}
