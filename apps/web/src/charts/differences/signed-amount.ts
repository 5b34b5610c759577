import type { ModuleIndicator } from '@milieuspoor/domain';
import { displayOf } from '../display-of.ts';

/** Returns what a step changes, a rise with a plus: '+€2.000,-'. */
export function signedAmount(amount: number, indicator: ModuleIndicator): string {
  const text = displayOf(indicator).format(amount);
  return amount > 0 ? `+${text}` : text;
}
