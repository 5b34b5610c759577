import type { Language } from '@milieuspoor/domain';
import { currentLanguage } from '../../../../text/language.ts';

/** A percentage as it was typed: nothing yet, an exact fraction of 0 or more, or a text that is none. */
export type ReadPercentage =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'percentage'; readonly numerator: bigint; readonly denominator: bigint };

/**
 * In Dutch a point is no part of one: '33.333' is a third to one reader and thirty-three thousand to the next. In English
 * either sign goes before decimals, but no comma before three, for '1,234' is more than a thousand there.
 */
const PERCENTAGE: Readonly<Record<Language, RegExp>> = {
  nl: /^(\d+)(?:,(\d*))?$/,
  en: /^(\d+)(?:(?:\.|,(?!\d{3}$))(\d*))?$/,
};

/** Reads a percentage as the language of the screen writes it, with as many decimals as somebody cares to give. */
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
