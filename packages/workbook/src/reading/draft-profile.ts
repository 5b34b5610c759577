import type { ImpactProfile } from '@milieuspoor/domain';
import type { PlacedCell } from './cell-reader.ts';
import type { FigureStore } from './figure-store.ts';

/** The declared values of one item in a set sheet, for one unit of it. */
export interface DraftProfile {
  /** the item's first row in the sheet */
  readonly row: number;
  /** the address of its post number there */
  readonly cell: string;
  /** the store of the whole sheet */
  readonly store: FigureStore;
  /** the place in the store of each indicator's figures */
  readonly places: Record<string, number>;
  /** its row ADPF of Set A1 where the row states no unit */
  adpfWithoutUnit: (PlacedCell & { readonly address: string }) | null;
  /** whether one of its cells is an error: sums over it would mislead */
  faulty: boolean;
}

/** Returns the declared values of an indicator, per module; null without a row for it. */
export function declaredOf({ store, places }: DraftProfile, indicator: string): (number | null)[] | null {
  const place = places[indicator];
  return place === undefined ? null : store.figuresAt(place);
}

/**
 * Returns the profile in the form that the domain weighs. It is created on each call, because all profiles together
 * would not fit in memory.
 */
export function toImpactProfile({ store, places }: DraftProfile): ImpactProfile {
  const profile: Record<string, (number | null)[]> = {};
  for (const indicator in places) {
    const place = places[indicator];
    if (place !== undefined) profile[indicator] = store.figuresAt(place);
  }
  return profile;
}
