export interface TextIn {
  readonly language: string;
  readonly text: string;
}

/** Returns a text in Dutch, else in English, else in the first language that it is in; empty for none. */
export function chooseLanguage(texts: readonly TextIn[]): string {
  const there = texts
    .map(({ language, text }) => ({ language, text: toLine(text) }))
    .filter(({ text }) => text !== '');
  const inLanguage = (wanted: string) =>
    there.find(({ language }) => language.toLowerCase().startsWith(wanted));
  return (inLanguage('nl') ?? inLanguage('en') ?? there[0])?.text ?? '';
}

/** Returns a text as one line without characters that can't be seen. */
export function toLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cf}+/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .normalize('NFC');
}
