import { formatSignificant } from '@milieuspoor/domain';

/** Figures of profiles reach from millionths to thousands. */
const DIGITS = 7;

/** A weight or a value of a profile, such as '0,00033' or '575.838'. */
export function formatLayoutFigure(value: number): string {
  return formatSignificant(value, DIGITS);
}
