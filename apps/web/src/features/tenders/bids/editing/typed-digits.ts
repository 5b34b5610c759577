import type { Language } from '@milieuspoor/domain';
import { currentLanguage } from '../../../../text/language.ts';
import { readEuroText } from '../../../../ui/fields/euro-text.ts';

const GROUPED = /^\d{0,3}(?:\.\d{3})*$/;
const BEGUN_DUTCH = /^\d{0,3}(?:\.\d{3})*(?:\.\d{0,2})?$|^\d*$/;
const BEGUN_ENGLISH = /^\d{1,3}(?:,\d{3})*(?:,\d{0,2}|\.0{0,2})?$/;
/**
 * Texts that may become an amount as the user types on: '1.0' on the way to '1.000', and in English '1,0' on the way to
 * '1,000'.
 */
const BEGUN: Readonly<Record<Language, readonly RegExp[]>> = {
  nl: [BEGUN_DUTCH],
  en: [BEGUN_DUTCH, BEGUN_ENGLISH],
};

/**
 * Returns the text of an amount field while the user types: it adds the points between the thousands if the text is
 * only digits. Any other text stays as it is typed, because without its other characters the digits would be another
 * amount.
 */
export function typedDigits(text: string, former = ''): string {
  const isOurs = GROUPED.test(former) && pointsIn(text) <= pointsIn(former);
  const digits = text.replaceAll('.', '');
  if (!/^\d*$/.test(digits) || (text.includes('.') && !isOurs)) return text;
  return digits.replace(/\B(?=(?:\d{3})+$)/g, '.');
}

/** Tells whether a text is no amount in whole euro, and can't become one by typing digits on. */
export function isNoAmount(text: string, language: Language = currentLanguage()): boolean {
  if (text === '') return false;
  const isBegun = BEGUN[language].some((begun) => begun.test(text));
  return !isBegun || !Number.isSafeInteger(Number(text.replace(/\D/g, '')));
}

/** Tells whether the final text can't be read, so that no rule can check it. */
export function isUnreadable(text: string, language: Language = currentLanguage()): boolean {
  return readEuroText(text, language).kind === 'unreadable';
}

/** Returns the amount in such a field in euro; null if it is empty or can't be read. */
export function eurOfDigits(text: string, language: Language = currentLanguage()): number | null {
  const read = readEuroText(text, language);
  return read.kind === 'amount' ? read.eur : null;
}

/** Returns the cursor position in a text with points that leaves this many digits after the cursor. */
export function cursorIn(text: string, digitsBehind: number): number {
  let [place, digits] = [text.length, digitsBehind];
  while (place > 0 && digits > 0) if (/\d/.test(text.charAt(--place))) digits--;
  return place;
}

/** Returns how many digits are after the cursor. */
export function digitsBehind(text: string, cursor: number): number {
  return text.slice(cursor).replace(/\D/g, '').length;
}

function pointsIn(text: string): number {
  return text.split('.').length - 1;
}
