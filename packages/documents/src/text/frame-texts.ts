import type { Language } from '@milieuspoor/domain';

interface FrameText {
  readonly page: string;
  readonly of: string;
  readonly logoOf: (organisation: string) => string;
  /** the heading above the standard texts of an organisation */
  readonly about: string;
}

/** The texts around the contents of every document. */
export const FRAME_TEXTS: Readonly<Record<Language, FrameText>> = {
  nl: {
    page: 'Pagina',
    of: 'van',
    logoOf: (organisation) => `Logo van ${organisation}`,
    about: 'Over dit document',
  },
  en: {
    page: 'Page',
    of: 'of',
    logoOf: (organisation) => `Logo of ${organisation}`,
    about: 'About this document',
  },
};
