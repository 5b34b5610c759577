/** 'Set A1 en Set A2', '.xlsx, .xlsm of .xls': words put in a sentence in its language. */
export function asList(
  words: readonly string[],
  language: string,
  type: 'conjunction' | 'disjunction',
): string {
  return new Intl.ListFormat(language, { type }).format(words);
}
