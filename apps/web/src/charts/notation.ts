import type { TFunction } from 'i18next';
import { currentLanguage } from '../text/language.ts';

/** Returns how figures are written, where that differs from the reader's language; null in Dutch. */
export function notationSentence(t: TFunction): string | null {
  return currentLanguage() === 'nl' ? null : t('app.profile.notation');
}
