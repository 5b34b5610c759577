import { type FigureFormat, figuresIn, type Language } from '@milieuspoor/domain';

/** Whom a document is for: the language of its words, and how figures are written in it. */
export interface Reader {
  readonly language: Language;
  readonly figures: FigureFormat;
}

export function readerOf(language: Language): Reader {
  return { language, figures: figuresIn(language) };
}
