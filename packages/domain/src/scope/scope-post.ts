import type { PerModule } from '../indicators/life-cycle-modules.ts';
import { BARE_ROW } from '../indicators/weigh-profile.ts';
import type { CalculationItem } from '../items/calculation-item.ts';

/** An item (post) of a calculation as a comparison of scope looks at it, in one set. Its figures are for its whole quantity. */
export interface ScopePost
  extends Pick<
    CalculationItem,
    'postNumber' | 'productGroup' | 'productSubGroup' | 'product' | 'unit' | 'quantity' | 'rawCode'
  > {
  /** its place in its calculation, by which answers remember it; of quantity 0 (D-99) it stands in no comparison of scope */
  readonly position: number;
  /** euro, per module; null in a module of which nothing that weighs is declared */
  readonly mkiEur: PerModule;
  /** kg CO2-eq, per module; null where the item declares no CO2 at all */
  readonly co2Kg: PerModule | null;
  /**
   * Per module the core indicators that weigh and are declared there, as bits in the order of the set, or BARE_ROW. null for
   * what was stored before this was kept: then only modules can be held against one another.
   */
  readonly declared: PerModule | null;
}

/** Whether the MKI of a post in a module is a row MKI that nothing stands behind. */
export function isBare(post: ScopePost, module: number): boolean {
  return post.declared?.[module] === BARE_ROW;
}

/** Whether any of its MKI is such a row. */
export function hasBareRow(post: ScopePost): boolean {
  return post.mkiEur.some((_, module) => isBare(post, module));
}
