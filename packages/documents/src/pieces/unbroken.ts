const HYPHEN = '\u2011';
const SPACE = '\u00a0';

/**
 * Returns a text whose amounts stay on one line: the minus before a figure, the dash after whole euros, the unit after
 * a figure, and the mark of a figure at the end of its cell.
 */
export function unbroken(text: string): string {
  return text
    .replace(/(?<![^\s(])-(?=€?\d)/g, HYPHEN)
    .replace(/(?<=€[\d.]+,)-/g, HYPHEN)
    .replace(/(?<=\d) (?=%|ton\b)/g, SPACE)
    .replace(/(?<=\S) (?=[*†‡](?: ‡)?$)/gm, SPACE);
}
