import { formatNumber, type Language } from '@milieuspoor/domain';
import { currentLanguage } from '../../text/language.ts';

/** The meaning of a text as an amount: empty, an amount in euro, or uncertain. */
export type EuroText =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'amount'; readonly eur: number };

/**
 * Thousands in groups of three or without groups; after the comma there are at most cents, or the dash of '1.000,-'.
 */
const DUTCH = /^(-?)(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(-{1,2}|\d{0,2}))?$/;
/** The notation with the separators exchanged. */
const ENGLISH = /^(-?)(\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(-{1,2}|\d{1,2}))?$/;

/** The notations that a screen accepts in each language: figures are shown in Dutch notation in both. */
const NOTATIONS: Readonly<Record<Language, readonly RegExp[]>> = { nl: [DUTCH], en: [DUTCH, ENGLISH] };

/**
 * Reads an amount in the notation of the screen, in Dutch ('1.000.000', '1000000', '€ 1.000.000,-'), and on an English
 * screen also in English notation ('1,000,000'). It does not read a text that may mean another amount to its reader,
 * because a guess could be a wrong number: '1,000' on a Dutch screen.
 */
export function readEuroText(text: string, language: Language = currentLanguage()): EuroText {
  return readBare(bareText(text), NOTATIONS[language]);
}

/**
 * Reads an amount in the notations of spreadsheets, Dutch or English: a group of three after a point or a comma is
 * thousands, one or two digits are cents. A single dash means nothing. A text that could mean two amounts is not read.
 */
export function readSpreadsheetEuro(text: string): EuroText {
  return readBare(bareText(text).replace(/^-+$/, ''), [DUTCH, ENGLISH]);
}

function bareText(text: string): string {
  return text.replace(/\s|€|EUR/gi, '').replace('−', '-');
}

function readBare(bare: string, notations: readonly RegExp[]): EuroText {
  if (bare === '') return { kind: 'empty' };
  const match = notations.flatMap((notation) => notation.exec(bare) ?? []);
  const [all, sign = '', whole = '', behind = ''] = match;
  if (all === undefined) return { kind: 'unreadable' };
  const cents = behind.replaceAll('-', '');
  return { kind: 'amount', eur: Number(`${sign}${whole.replace(/[.,]/g, '')}.${cents || '0'}`) };
}

/** Returns an amount for its field: '1.000.000'; empty where there is none. */
export function writeEuroText(eur: number | null): string {
  if (eur === null) return '';
  return formatNumber(eur, Number.isInteger(eur) ? 0 : 2);
}
