import { formatSignificant, type Language } from '@milieuspoor/domain';
import { currentLanguage } from '../../../text/language.ts';

/** The meaning of a text as a number of units. */
export type QuantityText =
  | { readonly kind: 'empty' }
  /** `both`: it may be thousands or a fraction; `none`: it is no number of 0 or more */
  | { readonly kind: 'unreadable'; readonly why: 'both' | 'none' }
  | { readonly kind: 'quantity'; readonly quantity: number };

/** Thousands in groups of three or without groups, then any number of decimals. */
const DUTCH = /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/;
/** One comma with three digits after it: a fraction in Dutch notation, thousands in English. */
const EITHER = /^[1-9]\d{0,2},\d{3}$/;

/** '1 240' and '1 234 567,5', as far as that leaves one way to read it */
const BETWEEN_THOUSANDS = /(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g;

/** More digits than a quantity has; a number has no room for them. */
const DIGITS_MAX = 15;

/**
 * Reads a quantity as the screens write it, in both languages (docs/decisions/0067): '1.240' is 1240 and '1,5' is one
 * and a half. It does not read a text that may mean another quantity to its reader: '1.5', and on an English screen
 * '1,240'.
 */
export function readQuantity(text: string, language: Language = currentLanguage()): QuantityText {
  const bare = text.trim().replace(BETWEEN_THOUSANDS, '');
  if (bare === '') return { kind: 'empty' };
  if (language === 'en' && EITHER.test(bare)) return { kind: 'unreadable', why: 'both' };
  const [all, whole = '', behind = ''] = DUTCH.exec(bare) ?? [];
  if (all === undefined) return { kind: 'unreadable', why: /^\d+\.\d+$/.test(bare) ? 'both' : 'none' };
  const digits = whole.replaceAll('.', '');
  if (digits.length + behind.length > DIGITS_MAX) return { kind: 'unreadable', why: 'none' };
  return { kind: 'quantity', quantity: Number(`${digits}.${behind || '0'}`) };
}

/** Writes a quantity with all its decimals: '1.240', '0,125'; empty where there is none. */
export function writeQuantity(quantity: number | null): string {
  return quantity === null ? '' : formatSignificant(quantity, DIGITS_MAX);
}
