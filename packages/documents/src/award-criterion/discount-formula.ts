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

/** The words of the formula, and how its figures are written. */
export interface FormulaWords {
  readonly text: DiscountText;
  readonly figures: FigureFormat;
}

/** The most decimals that are looked at to tell on which side of a half an outcome lies. */
const DECIMALS_MAX = 12;

/** The formula of the discount in words. */
export function discountFormula({ words }: DiscountText): Paragraph {
  return formula([`${words.discount} = ${words.maximum} × `, { over: words.over, under: words.under }]);
}

/** The formula with the values of a project, of an MKI that is named or given. */
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

/** The formula worked out for an MKI between the boundaries, with all its decimals, and what it is rounded to. */
export function discountWorkedOut(mkiEur: number, line: DiscountLine, words: FormulaWords): Paragraph {
  const mki = storedMki(mkiEur, words.figures);
  return formula([...discountQuotient(mki, line, words), outcome(mkiEur, line, words)]);
}

/** What the formula comes to; where that is no whole amount, with what it is rounded to. */
function outcome(mkiEur: number, line: DiscountLine, { text, figures }: FormulaWords): string {
  const discountEur = mkiScoreEur({ mkiEur, ...line });
  const exact = exactMkiScore(mkiEur, line);
  if (comesOutIn(0, exact)) return ` = ${wholeFigure(discountEur, figures)}`;
  const unrounded = unroundedMkiScore(mkiEur, line);
  const decimals = tellingDecimals(unrounded, discountEur);
  const sign = comesOutIn(decimals, exact) ? '=' : '≈';
  return ` ${sign} ${figures.number(unrounded, decimals)}${text.rounded(wholeFigure(discountEur, figures))}`;
}

/** Whether so many decimals are all that an amount has. */
function comesOutIn(decimals: number, { numerator, denominator }: Fraction): boolean {
  return (numerator * 10n ** BigInt(decimals)) % denominator === 0n;
}

/** Two decimals, and more where two would read as a half that was rounded the wrong way: 3,4999 is shown rather than 3,50. */
function tellingDecimals(unrounded: number, roundedEur: number): number {
  for (let decimals = 2; decimals <= DECIMALS_MAX; decimals++)
    if (Math.round(Number(unrounded.toFixed(decimals))) === roundedEur) return decimals;
  return 2;
}

/** An MKI in euro with the digits by which it counts. */
export function storedMki(mkiEur: number, figures: FigureFormat): string {
  return figures.significant(mkiEur, READ_DIGITS);
}

export function wholeFigure(amountEur: number, figures: FigureFormat): string {
  return figures.number(amountEur, 0);
}
