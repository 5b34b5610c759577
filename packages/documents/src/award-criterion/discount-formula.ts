import {
  type DiscountLine,
  exactMkiScore,
  type FigureFormat,
  type Fraction,
  mkiScoreEur,
  READ_DIGITS,
  unroundedMkiScore,
} from '@milieuspoor/domain';
import type { Paragraph } from 'docx';
import { type FormulaPart, formula } from '../pieces/formula.ts';
import type { EmviText } from '../text/emvi-nl.ts';

type DiscountText = EmviText['discount'];

/** The texts of the formula, and the notation of its figures. */
export interface FormulaWords {
  readonly text: DiscountText;
  readonly figures: FigureFormat;
}

/** The most decimals that are used to show on which side of a half a result is. */
const DECIMALS_MAX = 12;

/** Writes the formula of the discount in words. */
export function discountFormula({ words }: DiscountText): Paragraph {
  return formula([`${words.discount} = ${words.maximum} × `, { over: words.over, under: words.under }]);
}

/** Writes the formula with the values of a project, for an MKI that is named or given. */
export function discountQuotient(
  mki: string,
  { upperEur, lowerEur, maxDiscountEur }: DiscountLine,
  { text: { words }, figures }: FormulaWords,
): readonly FormulaPart[] {
  const [reference, target] = [wholeFigure(upperEur, figures), wholeFigure(lowerEur, figures)];
  return [
    `${words.discount} = ${wholeFigure(maxDiscountEur, figures)} × `,
    { over: `${reference} − ${mki}`, under: `${reference} − ${target}` },
  ];
}

/** Writes the formula worked out for an MKI between the boundaries, with all its decimals and the rounded amount. */
export function discountWorkedOut(mkiEur: number, line: DiscountLine, words: FormulaWords): Paragraph {
  const mki = storedMki(mkiEur, words.figures);
  return formula([...discountQuotient(mki, line, words), outcome(mkiEur, line, words)]);
}

/** Writes the result of the formula, and also the rounded amount where the result is not whole. */
function outcome(mkiEur: number, line: DiscountLine, { text, figures }: FormulaWords): string {
  const discountEur = mkiScoreEur({ mkiEur, ...line });
  const exact = exactMkiScore(mkiEur, line);
  if (comesOutIn(0, exact)) return ` = ${wholeFigure(discountEur, figures)}`;
  const unrounded = unroundedMkiScore(mkiEur, line);
  const decimals = tellingDecimals(unrounded, discountEur);
  const sign = comesOutIn(decimals, exact) ? '=' : '≈';
  return ` ${sign} ${figures.number(unrounded, decimals)}${text.rounded(wholeFigure(discountEur, figures))}`;
}

/** Tells whether an amount has no more than this number of decimals. */
function comesOutIn(decimals: number, { numerator, denominator }: Fraction): boolean {
  return (numerator * 10n ** BigInt(decimals)) % denominator === 0n;
}

/**
 * Returns the number of decimals: two, and more where two would look like a half that was rounded the wrong way: 3,4999
 * is shown and not 3,50.
 */
function tellingDecimals(unrounded: number, roundedEur: number): number {
  for (let decimals = 2; decimals <= DECIMALS_MAX; decimals++)
    if (Math.round(Number(unrounded.toFixed(decimals))) === roundedEur) return decimals;
  return 2;
}

/** Writes an MKI in euro with the digits that count. */
export function storedMki(mkiEur: number, figures: FigureFormat): string {
  return figures.significant(mkiEur, READ_DIGITS);
}

export function wholeFigure(amountEur: number, figures: FigureFormat): string {
  return figures.number(amountEur, 0);
}
