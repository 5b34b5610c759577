import type { Language } from '@milieuspoor/domain';

/** '1.000' is a thousand to one reader and one to another; '1,000' is as ambiguous to a reader of English. */
const TWO_MEANINGS: Readonly<Record<Language, RegExp>> = {
  nl: /^-?[1-9]\d{0,2}\.\d{3}$/,
  en: /^-?[1-9]\d{0,2}[.,]\d{3}$/,
};
const POINTS_BETWEEN_THOUSANDS = /^-?\d{1,3}(\.\d{3}){2,}$/;

/**
 * Returns an amount as people type it, with a comma or a point as its decimal sign and perhaps a power of ten
 * ('3,95E-6'). Null for an empty field, which is not a 0; 'wrong' for text that is no amount, and 'ambiguous' for text
 * that may be two amounts.
 */
export function parseAmount(text: string, language: Language): number | null | 'wrong' | 'ambiguous' {
  const trimmed = text.trim().replace(/−/g, '-');
  if (trimmed === '') return null;
  if (TWO_MEANINGS[language].test(trimmed)) return 'ambiguous';
  if (POINTS_BETWEEN_THOUSANDS.test(trimmed)) return Number(trimmed.replaceAll('.', ''));
  // Dutch notation has points between thousands; a comma after them shows that they are no decimal points.
  const plain = /,/.test(trimmed) ? trimmed.replace(/\.(?=\d{3}(?:\D|$))/g, '').replace(',', '.') : trimmed;
  return /^-?\d+(\.\d+)?(e[+-]?\d{1,3})?$/i.test(plain) ? Number(plain) : 'wrong';
}

/** What separates thousands, before three digits and no other digit. */
const BETWEEN_THOUSANDS: Readonly<Record<Language, RegExp>> = {
  nl: /\.(?=\d{3}(?:\D|$))/g,
  en: /,(?=\d{3}(?:\D|$))/g,
};

/**
 * Returns a whole number of 0 or more, with or without what separates thousands in the language; null for anything
 * else, such as '2.000' in English, which may be two.
 */
export function parseWholeEuro(text: string, language: Language): number | null {
  const plain = text.trim().replace(/^€\s*/, '').replace(BETWEEN_THOUSANDS[language], '').replace(/,-$/, '');
  return /^\d{1,12}$/.test(plain) ? Number(plain) : null;
}
