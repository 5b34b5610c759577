import type { CoveredSum } from '../figures/covered-sum.ts';
import type { SetCode } from '../indicators/impact-sets.ts';
import type { NmdCategory, Resources, WorkScope } from '../items/calculation-item.ts';
import type { ValuedItem } from '../items/value-item.ts';
import type { ScopePost } from '../scope/scope-post.ts';

/**
 * The data of an item that a comparison needs. Its figures are for the whole quantity, in the one set that is compared.
 */
export interface ComparedItem extends ScopePost {
  readonly nmdCategory: NmdCategory | null;
  readonly workScope: WorkScope;
  /** whether it leaves an indicator of the set undeclared; null where that was not stored */
  readonly incomplete: boolean | null;
  readonly resources: Resources;
}

/** The totals of a calculation, or of one of its product groups, in the set that is compared. */
export interface ComparedTotal {
  /** euro */
  readonly mki: CoveredSum;
  /** kg CO2-eq */
  readonly co2: CoveredSum;
}

export interface ComparedGroup extends ComparedTotal {
  readonly name: string;
}

/** One side of a comparison of two calculations. Both sides are stated in the same set. */
export interface ComparedCalculation {
  readonly total: ComparedTotal;
  readonly groups: readonly ComparedGroup[];
  readonly items: readonly ComparedItem[];
}

/** Returns a valued item in one set, at its place in its calculation; null where it does not state the set. */
export function toComparedItem(
  { item, impacts, resources }: ValuedItem,
  position: number,
  set: SetCode,
): ComparedItem | null {
  const impact = impacts[set];
  if (!impact) return null;
  const { resources: _perUnit, ...named } = item;
  const { mkiEur, co2Kg, declared, undeclared } = impact;
  return { ...named, position, mkiEur, co2Kg, declared, incomplete: undeclared.length > 0, resources };
}
