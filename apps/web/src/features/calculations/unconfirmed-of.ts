import type { Calculation } from '@milieuspoor/contract';

/** Returns the indicators whose weight counts in a calculation's one MKI figure and that nobody confirmed. */
export function unconfirmedOf({
  mki_set,
  totals,
}: Pick<Calculation, 'mki_set' | 'totals'>): readonly string[] {
  return totals.find(({ set }) => set === mki_set)?.weights_unconfirmed ?? [];
}
