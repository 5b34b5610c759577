import { formatSignificant } from '@milieuspoor/domain';

/** The values of profiles range from millionths to thousands. */
const DIGITS = 7;

/** Returns a weight or a value of a profile as text, such as '0,00033' or '575.838'. */
export function formatLayoutFigure(value: number): string {
  return formatSignificant(value, DIGITS);
}
