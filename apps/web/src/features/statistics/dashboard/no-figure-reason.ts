import { sidesOf } from '@milieuspoor/charts';
import type { TotalReply } from '../statistics-query.ts';

/** The reason why there are no figures, from the first thing to do about it to the last. */
export type NoFigureReason = 'no-projects' | 'no-years' | 'filtered' | 'not-in-set';

/** Returns why all charts of an organisation would be empty; null if they are not. */
export function noFigureReason({ years, withoutYears, statistics }: TotalReply): NoFigureReason | null {
  if (years.length === 0) return 'no-projects';
  if (withoutYears) return 'no-years';
  const sides = sidesOf(statistics, 'total_mki_reference_calculation');
  if (sides.length === 0) return 'filtered';
  return sides.every(({ coverage }) => coverage.calculations_in_set === 0) ? 'not-in-set' : null;
}
