import type { Language } from '@milieuspoor/domain';
import { currentLanguage } from '../../../../text/language.ts';

/** Nobody weighs an MKI by more than this: a larger number is an amount that was typed instead of a factor. */
const MOST = 1_000;
const FACTOR: Readonly<Record<Language, RegExp>> = {
  nl: /^\d{1,4}(?:,\d{1,2})?$/,
  en: /^\d{1,4}(?:[.,]\d{1,2})?$/,
};

/**
 * Reads a factor with at most two decimals: '2', '1,75', and on an English screen '1.75'. Returns null for anything
 * else, including '1.75' on a Dutch screen: a point separates thousands there, and a guess would be a wrong number.
 */
export function readFactor(text: string, language: Language = currentLanguage()): number | null {
  const bare = text.trim();
  if (!FACTOR[language].test(bare)) return null;
  const factor = Number(bare.replace(',', '.'));
  return factor <= MOST ? factor : null;
}
