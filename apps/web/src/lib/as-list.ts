/** Joins words in a sentence in its language: 'Set A1 en Set A2', '.xlsx, .xlsm of .xls'. */
export function asList(
  words: readonly string[],
  language: string,
  type: 'conjunction' | 'disjunction',
): string {
  return new Intl.ListFormat(language, { type }).format(words);
}
