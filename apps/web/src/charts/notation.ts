import type { TFunction } from 'i18next';
import { currentLanguage } from '../text/language.ts';

/** How figures are written, where that is not how the reader's language writes them; null in Dutch. */
export function notationSentence(t: TFunction): string | null {
  return currentLanguage() === 'nl' ? null : t('charts.notation');
}
