import type { Language } from '@milieuspoor/domain';
import { currentLanguage } from '../../../../text/language.ts';

/** Above this nobody weighs an MKI, and an amount was typed instead of a factor. */
const MOST = 1_000;
const FACTOR: Readonly<Record<Language, RegExp>> = {
  nl: /^\d{1,4}(?:,\d{1,2})?$/,
  en: /^\d{1,4}(?:[.,]\d{1,2})?$/,
};

/**
 * A factor with two decimals at most: '2', '1,75', and on an English screen '1.75'. Null for anything else, '1.75' on a Dutch
 * screen included: a point parts thousands there, and a guess would be a wrong number.
 */
export function readFactor(text: string, language: Language = currentLanguage()): number | null {
  const bare = text.trim();
  if (!FACTOR[language].test(bare)) return null;
  const factor = Number(bare.replace(',', '.'));
  return factor <= MOST ? factor : null;
}
