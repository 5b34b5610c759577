import type { Language } from '@milieuspoor/domain';

export const DEFAULT_LANGUAGE: Language = 'nl';

let current: Language = DEFAULT_LANGUAGE;

/** The language on the screen now, or that the screen is about to have. */
export function currentLanguage(): Language {
  return current;
}

export function setCurrentLanguage(language: Language): void {
  current = language;
}
