import { formatNumber, type Language } from '@milieuspoor/domain';
import { currentLanguage } from '../../text/language.ts';

/** What a text says as an amount: nothing, an amount in euro, or nothing that can be told for certain. */
export type EuroText =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'amount'; readonly eur: number };

/** Thousands in groups of three or not at all; what stands behind the comma is at most cents, or the dash of '1.000,-'. */
const DUTCH = /^(-?)(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(-{1,2}|\d{0,2}))?$/;
/** The same with the separators the other way round. */
const ENGLISH = /^(-?)(\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(-{1,2}|\d{1,2}))?$/;

/** What is read as an amount on a screen in each language: figures stand in Dutch notation on both. */
const NOTATIONS: Readonly<Record<Language, readonly RegExp[]>> = { nl: [DUTCH], en: [DUTCH, ENGLISH] };

/**
 * Reads an amount as it is written on the screen, in Dutch ('1.000.000', '1000000', '€ 1.000.000,-'), and on an English screen
 * as English writes it too ('1,000,000'). A text that means another amount to its reader is none, for a guess would be a wrong
 * number: '1,000' on a Dutch screen.
 */
export function readEuroText(text: string, language: Language = currentLanguage()): EuroText {
  return readBare(bareText(text), NOTATIONS[language]);
}

/**
 * Reads an amount as spreadsheets write it, Dutch or English: a group of three behind a point or a comma is thousands, one
 * or two digits are cents. A dash alone is how they write nothing. What could mean two amounts is not read.
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

/** An amount as it stands in its field: '1.000.000'; nothing where there is none. */
export function writeEuroText(eur: number | null): string {
  if (eur === null) return '';
  return formatNumber(eur, Number.isInteger(eur) ? 0 : 2);
}
