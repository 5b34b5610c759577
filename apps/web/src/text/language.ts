import { LANGUAGES, type Language } from '@milieuspoor/domain';
import i18next from 'i18next';
import { loadLanguage } from './load-language.ts';

const STORAGE_KEY = 'milieuspoor.language';
const DEFAULT_LANGUAGE: Language = 'nl';

/** The language that this browser was last used in; Dutch for a first visit, whatever the browser prefers. */
export function rememberedLanguage(): Language {
  const stored = localStorage.getItem(STORAGE_KEY);
  return LANGUAGES.find((language) => language === stored) ?? DEFAULT_LANGUAGE;
}

/** The language on the screen now. */
export function currentLanguage(): Language {
  return LANGUAGES.find((language) => language === i18next.resolvedLanguage) ?? DEFAULT_LANGUAGE;
}

/** Goes over to a user's own language in a browser where nobody chose one yet. */
export async function adoptLanguage(language: Language): Promise<void> {
  if (localStorage.getItem(STORAGE_KEY) === null) await changeLanguage(language);
}

export async function changeLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  localStorage.setItem(STORAGE_KEY, language);
  await i18next.changeLanguage(language);
}
