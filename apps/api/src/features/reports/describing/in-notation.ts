import { figuresIn, type Language } from '@milieuspoor/domain';

/** What a file or a person wrote, between quotes, which an apostrophe is not: it stays as it was written. */
const QUOTED = /((?<![\p{L}\d])'[^']*'(?![\p{L}\d])|‘[^’]*’)/u;
/** An amount, or a number with a decimal comma, in Dutch notation. */
const FIGURE =
  /€(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+)|,-)?|(?<![\w.,])(\d{1,3}(?:\.\d{3})+|\d+),(\d+)(?![\w,])/g;

/**
 * Returns a message about a file in the notation of a document's language. Messages have the notation of screens, which is Dutch
 * in both languages (docs/decisions/0067).
 */
export function inNotation(text: string, language: Language): string {
  if (language === 'nl') return text;
  const { euro, number } = figuresIn(language);
  return text
    .split(QUOTED)
    .map((part, place) =>
      place % 2 === 1
        ? part
        : part
            .replace(FIGURE, (_, eur?: string, cents = '', whole = '', decimals = '') =>
              eur === undefined
                ? number(amountOf(whole, decimals), decimals.length)
                : euro(amountOf(eur, cents)),
            )
            .replaceAll(/(?<=\d) %/g, '%'),
    )
    .join('');
}

function amountOf(whole: string, decimals: string): number {
  return Number(`${whole.replaceAll('.', '')}.${decimals || '0'}`);
}
