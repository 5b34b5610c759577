import type { Language } from '@milieuspoor/domain';

/** What stands on every page of every document. */
export const FRAME_TEXTS: Readonly<Record<Language, { readonly page: string; readonly of: string }>> = {
  nl: { page: 'Pagina', of: 'van' },
  en: { page: 'Page', of: 'of' },
};
