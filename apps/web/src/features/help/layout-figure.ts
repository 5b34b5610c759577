/** Figures of profiles reach from millionths to thousands, so digits count and not decimals. */
const FIGURE = new Intl.NumberFormat('nl-NL', { maximumSignificantDigits: 7 });

/** A weight or a value of a profile, such as '0,00033' or '575.838'. */
export function formatLayoutFigure(value: number): string {
  return FIGURE.format(value);
}
