import { LANGUAGES, type Language } from '@milieuspoor/domain';
import i18next from 'i18next';
import { DEFAULT_LANGUAGE, setCurrentLanguage } from './current-language.ts';
import { loadLanguage } from './load-language.ts';
import { LANGUAGE_STORAGE_KEY } from './remembered-language.ts';

export { currentLanguage } from './current-language.ts';

i18next.on('languageChanged', (changed) =>
  setCurrentLanguage(LANGUAGES.find((language) => language === changed) ?? DEFAULT_LANGUAGE),
);

/** Switches to a user's own language in a browser where nobody has chosen one yet. */
export async function adoptLanguage(language: Language): Promise<void> {
  if (localStorage.getItem(LANGUAGE_STORAGE_KEY) === null) await changeLanguage(language);
}

export async function changeLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  await i18next.changeLanguage(language);
}
