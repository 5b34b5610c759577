import type { CalculationItem } from '../items/calculation-item.ts';
import { unitKey } from '../names/unit-key.ts';

/** Where the profile of a row comes from: a post of a calculation, a version of a product, or nowhere yet. */
export type RowSource =
  /** `calculation` is its id; it may be another one than the worksheet was made from */
  | { readonly kind: 'item'; readonly calculation: string; readonly postNumber: string }
  /** `product` is its id */
  | { readonly kind: 'product'; readonly product: string; readonly version: number }
  | { readonly kind: 'none' };

/** A post of a worksheet: what somebody types, and where its figures per unit come from. */
export interface WorksheetRow
  extends Omit<CalculationItem, 'quantity' | 'resources' | 'profiles' | 'postNumber'> {
  /** names the row as long as it is there, whatever becomes of its number; unique within the worksheet */
  readonly key: string;
  readonly postNumber: string;
  /** number of units; null until somebody fills it in */
  readonly quantity: number | null;
  /** true for work that is no part of this variant: it counts nowhere, and is not stored */
  readonly leftOut: boolean;
  /** the number of the post of the source calculation that it came from; null for an added one */
  readonly origin: string | null;
  readonly source: RowSource;
}

/**
 * Names what a row is weighed by: its source in the unit of the row. Rows with the same key have the same figures per
 * unit; null for a row without a source.
 */
export function sourceKey({ source, unit }: Pick<WorksheetRow, 'source' | 'unit'>): string | null {
  switch (source.kind) {
    case 'item':
      return JSON.stringify([source.kind, source.calculation, source.postNumber, unitKey(unit)]);
    case 'product':
      return JSON.stringify([source.kind, source.product, source.version, unitKey(unit)]);
    case 'none':
      return null;
  }
}
