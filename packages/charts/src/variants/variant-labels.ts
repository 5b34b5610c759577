import type { PartLabels } from '../parts.ts';
import type { ModuleLabels } from '../series/per-module.ts';
import type { SideLabels } from '../series/sides.ts';

/** The texts in the charts of calculations. */
export interface VariantLabels {
  readonly mki: string;
  readonly co2: string;
  readonly sides: SideLabels;
  readonly modules: ModuleLabels;
  readonly parts: PartLabels;
  /** the text for this number of product groups without a bar of their own */
  readonly rest: (count: number) => string;
  /** the text for all product groups together */
  readonly total: string;
}
