import type { Language } from '@milieuspoor/domain';
import { currentLanguage } from '../../../../text/language.ts';
import { readEuroText } from '../../../../ui/fields/euro-text.ts';

const GROUPED = /^\d{0,3}(?:\.\d{3})*$/;
const BEGUN_DUTCH = /^\d{0,3}(?:\.\d{3})*(?:\.\d{0,2})?$|^\d*$/;
const BEGUN_ENGLISH = /^\d{1,3}(?:,\d{3})*(?:,\d{0,2}|\.0{0,2})?$/;
/** What becomes an amount when one types on: '1.0' on the way to '1.000', and in English '1,0' on the way to '1,000'. */
const BEGUN: Readonly<Record<Language, readonly RegExp[]>> = {
  nl: [BEGUN_DUTCH],
  en: [BEGUN_DUTCH, BEGUN_ENGLISH],
};

/**
 * An amount as it stands in its field while it is typed: points come by themselves between the thousands of what
 * is digits alone. Whatever else somebody types stays as it is typed, for without it the digits would be another amount.
 */
export function typedDigits(text: string, former = ''): string {
  const isOurs = GROUPED.test(former) && pointsIn(text) <= pointsIn(former);
  const digits = text.replaceAll('.', '');
  if (!/^\d*$/.test(digits) || (text.includes('.') && !isOurs)) return text;
  return digits.replace(/\B(?=(?:\d{3})+$)/g, '.');
}

/** Whether a text is no amount in whole euro, nor on its way to one. */
export function isNoAmount(text: string, language: Language = currentLanguage()): boolean {
  const read = readEuroText(text, language);
  if (read.kind === 'empty') return false;
  if (read.kind === 'amount' && Number.isInteger(read.eur))
    return !Number.isSafeInteger(read.eur) || read.eur < 0;
  return !BEGUN[language].some((begun) => begun.test(text));
}

/** Whether a text that is left as it is can't be read, so that no rule can judge it. */
export function isUnreadable(text: string, language: Language = currentLanguage()): boolean {
  return readEuroText(text, language).kind === 'unreadable';
}

/** What stands in such a field in euro; null while it is empty or can't be read. */
export function eurOfDigits(text: string, language: Language = currentLanguage()): number | null {
  const read = readEuroText(text, language);
  return read.kind === 'amount' ? read.eur : null;
}

/** Where the cursor stands in a text with points, so that as many digits are behind it as there were. */
export function cursorIn(text: string, digitsBehind: number): number {
  let [place, digits] = [text.length, digitsBehind];
  while (place > 0 && digits > 0) if (/\d/.test(text.charAt(--place))) digits--;
  return place;
}

/** How many digits stand behind the cursor. */
export function digitsBehind(text: string, cursor: number): number {
  return text.slice(cursor).replace(/\D/g, '').length;
}

function pointsIn(text: string): number {
  return text.split('.').length - 1;
}
