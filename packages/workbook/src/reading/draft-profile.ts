import type { PlacedCell } from './cell-reader.ts';

/** What a set sheet declares of one item for one unit of it, with the row of each indicator. */
export interface DraftProfile {
  /** the item's first row in the sheet */
  readonly row: number;
  /** the address of its post number there */
  readonly cell: string;
  readonly values: Record<string, (number | null)[]>;
  readonly rows: Record<string, number>;
  /** its row ADPF of Set A1 where that states no unit */
  adpfWithoutUnit: (PlacedCell & { readonly address: string }) | null;
  /** one of its cells is an error: sums over it would mislead */
  faulty: boolean;
}
