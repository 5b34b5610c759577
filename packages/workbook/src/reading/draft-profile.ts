import type { ImpactProfile } from '@milieuspoor/domain';
import type { PlacedCell } from './cell-reader.ts';
import type { FigureStore } from './figure-store.ts';

/** What a set sheet declares of one item for one unit of it. */
export interface DraftProfile {
  /** the item's first row in the sheet */
  readonly row: number;
  /** the address of its post number there */
  readonly cell: string;
  /** of the whole sheet */
  readonly store: FigureStore;
  /** where the store has the figures of each indicator */
  readonly places: Record<string, number>;
  /** its row ADPF of Set A1 where that states no unit */
  adpfWithoutUnit: (PlacedCell & { readonly address: string }) | null;
  /** one of its cells is an error: sums over it would mislead */
  faulty: boolean;
}

/** What is declared of an indicator, per module; null without a row of it. */
export function declaredOf({ store, places }: DraftProfile, indicator: string): (number | null)[] | null {
  const place = places[indicator];
  return place === undefined ? null : store.figuresAt(place);
}

/** The profile as the domain weighs it. It is made each time: all of them at once would not fit. */
export function toImpactProfile({ store, places }: DraftProfile): ImpactProfile {
  const profile: Record<string, (number | null)[]> = {};
  for (const indicator in places) {
    const place = places[indicator];
    if (place !== undefined) profile[indicator] = store.figuresAt(place);
  }
  return profile;
}
