import { type FigureFormat, figuresIn, type Language } from '@milieuspoor/domain';

/** The reader of a document: the language of its texts, and the notation of its figures. */
export interface Reader {
  readonly language: Language;
  readonly figures: FigureFormat;
}

export function readerOf(language: Language): Reader {
  return { language, figures: figuresIn(language) };
}
