import type { Language } from '@milieuspoor/domain';
import { currentLanguage } from '../../../../text/language.ts';

/** A percentage as it was typed: nothing yet, an exact fraction of 0 or more, or a text that is no percentage. */
export type ReadPercentage =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'percentage'; readonly numerator: bigint; readonly denominator: bigint };

/**
 * In Dutch it contains no point: to one reader '33.333' is a third, to the next thirty-three thousand. In English it
 * may have either sign before the decimals, but no comma before three digits, because '1,234' is more than a thousand
 * there.
 */
const PERCENTAGE: Readonly<Record<Language, RegExp>> = {
  nl: /^(\d+)(?:,(\d*))?$/,
  en: /^(\d+)(?:(?:\.|,(?!\d{3}$))(\d*))?$/,
};

/** Reads a percentage as it is written in the language of the screen, with any number of decimals. */
export function readPercentage(text: string, language: Language = currentLanguage()): ReadPercentage {
  const bare = text.replace(/[\s%]/g, '');
  if (bare === '') return { kind: 'empty' };
  const [, whole, decimals = ''] = PERCENTAGE[language].exec(bare) ?? [];
  if (whole === undefined) return { kind: 'unreadable' };
  return {
    kind: 'percentage',
    numerator: BigInt(whole + decimals),
    denominator: 10n ** BigInt(decimals.length),
  };
}
