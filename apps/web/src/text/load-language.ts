import type { Language } from '@milieuspoor/domain';
import i18next from 'i18next';

const NAMESPACE = 'translation';

/** Makes a language's texts ready. Dutch is there from the start; English is fetched when somebody wants it. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language === 'nl' || i18next.hasResourceBundle(language, NAMESPACE)) return;
  const { en } = await import('./en/index.ts');
  i18next.addResourceBundle(language, NAMESPACE, en);
}
