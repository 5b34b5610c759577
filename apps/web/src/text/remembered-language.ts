import { LANGUAGES, type Language } from '@milieuspoor/domain';
import { DEFAULT_LANGUAGE } from './current-language.ts';

export const LANGUAGE_STORAGE_KEY = 'milieuspoor.language';

/** Returns the language in which this browser was last used; Dutch for a first visit, whatever the browser prefers. */
export function rememberedLanguage(): Language {
  const stored = localStorage.getItem(LANGUAGE_STORAGE_KEY);
  return LANGUAGES.find((language) => language === stored) ?? DEFAULT_LANGUAGE;
}
