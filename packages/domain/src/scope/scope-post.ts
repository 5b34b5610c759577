import type { PerModule } from '../indicators/life-cycle-modules.ts';
import { BARE_ROW } from '../indicators/weigh-profile.ts';
import type { CalculationItem } from '../items/calculation-item.ts';

/**
 * An item (post) of a calculation in the form that a comparison of scope needs, in one set. Its figures are for its
 * whole quantity.
 */
export interface ScopePost
  extends Pick<
    CalculationItem,
    'postNumber' | 'productGroup' | 'productSubGroup' | 'product' | 'unit' | 'quantity' | 'rawCode'
  > {
  /**
   * its place in its calculation, by which answers refer to it; with quantity 0 (D-99) it is in no comparison of scope
   */
  readonly position: number;
  /** euro, per module; null in a module without any declared value that weighs */
  readonly mkiEur: PerModule;
  /** kg CO2-eq, per module; null if the item declares no CO2 at all */
  readonly co2Kg: PerModule | null;
  /**
   * Per module the core indicators that weigh and are declared there, as bits in the order of the set, or BARE_ROW.
   * null for what was stored before this was kept: then only modules can be compared.
   */
  readonly declared: PerModule | null;
}

/** Tells whether the MKI of a post in a module is an MKI row without indicators behind it. */
export function isBare(post: ScopePost, module: number): boolean {
  return post.declared?.[module] === BARE_ROW;
}

/** Tells whether any part of its MKI is such a row. */
export function hasBareRow(post: ScopePost): boolean {
  return post.mkiEur.some((_, module) => isBare(post, module));
}
