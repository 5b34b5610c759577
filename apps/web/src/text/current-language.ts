import type { Language } from '@milieuspoor/domain';

export const DEFAULT_LANGUAGE: Language = 'nl';

let current: Language = DEFAULT_LANGUAGE;

/** Returns the language of the screen, or the one that it is about to have. */
export function currentLanguage(): Language {
  return current;
}

export function setCurrentLanguage(language: Language): void {
  current = language;
}
