const HYPHEN = '\u2011';
const SPACE = '\u00a0';

/** The units of figures in our texts, in both languages. */
const UNIT =
  /(?<=\d) (?=(?:%|[kM]?ton(?:nes?)?|t|kg|kN|[kcm]?m[123²³]?|ha|MJ|kWh|euro|miljoen|million)(?![\p{L}\d]))/gu;

/**
 * Returns a text as it is printed. Its amounts stay on one line: the sign of the euro and the minus before a figure, the dash
 * after whole euros, the unit after a figure, and the mark of a figure at the end of its cell. A sentence has one point at its
 * end, also after a name that ends with one.
 */
export function unbroken(text: string): string {
  return (
    text
      .replace(/(?<![^\s(])-(?=€?\d)/g, HYPHEN)
      .replace(/(?<=€\s?[\d.]+,)-/g, HYPHEN)
      .replace(/(?<=€) (?=[-\u2011]?\d)/g, SPACE)
      .replace(UNIT, SPACE)
      // A name that ends with a point ends the sentence too: 'gegund aan Infra B.V.'
      .replace(/(?<=[\p{L}\d]\.)\.(?=\s|$)/gu, '')
      .replace(/(?<=\S) (?=[*†‡](?: ‡)?$)/gm, SPACE)
  );
}
