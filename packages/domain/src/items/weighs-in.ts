import type { SetCode } from '../indicators/impact-sets.ts';
import { BARE_ROW } from '../indicators/weigh-profile.ts';
import type { ValuedItem } from './value-item.ts';

/**
 * Tells whether the weights of a set count in the MKI of these items: not where each of them states its MKI itself, and not
 * where no work was done.
 */
export function weighsIn(items: readonly Pick<ValuedItem, 'impacts'>[], set: SetCode): boolean {
  return items.some(({ impacts }) =>
    impacts[set]?.declared.some((indicators) => indicators !== null && indicators !== BARE_ROW),
  );
}
