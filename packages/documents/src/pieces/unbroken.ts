const HYPHEN = '\u2011';
const SPACE = '\u00a0';

/**
 * A text whose amounts stay on one line: the minus before a figure, the dash that ends whole euros, the unit behind a figure,
 * and the mark that a figure carries at the end of its cell.
 */
export function unbroken(text: string): string {
  return text
    .replace(/(?<![^\s(])-(?=€?\d)/g, HYPHEN)
    .replace(/(?<=€[\d.]+,)-/g, HYPHEN)
    .replace(/(?<=\d) (?=%|ton\b)/g, SPACE)
    .replace(/(?<=\S) (?=[*†]$)/gm, SPACE);
}
