import type { SetCode } from '../indicators/impact-sets.ts';
import type { ImpactProfile } from '../indicators/weigh-profile.ts';

export const NMD_CATEGORIES = ['1', '2', '3', '3a'] as const;
/** Category of product data in the Nationale Milieudatabase. */
export type NmdCategory = (typeof NMD_CATEGORIES)[number];

export const WORK_SCOPES = ['new', 'existing'] as const;
/** New work, or work on an existing object; the work scope of the ratio statistics. */
export type WorkScope = (typeof WORK_SCOPES)[number];

/**
 * The quantities of an item other than its environmental profile, in the order of the workbook's columns. Each key ends
 * in its unit.
 */
export const RESOURCE_KEYS = [
  'primaryTon',
  'secondaryTon',
  'biobasedTon',
  'renewableMj',
  'fossilMj',
  'equipmentEmissionFreeHours',
  'equipmentOtherHours',
  'transportEmissionFreeTkm',
  'transportOtherTkm',
] as const;
export type ResourceKey = (typeof RESOURCE_KEYS)[number];

/**
 * Amounts by resource. An empty cell of a workbook is 0, because calculators leave a cell empty when there is none. A
 * cell that says 'ND' is undeclared: null. A column that the sheet lacks is undeclared for every item (D-96; workbook,
 * sheet Posten).
 */
export type Resources = Readonly<Record<ResourceKey, number | null>>;

/** One item (post) of a calculation as the workbook states it. Every figure is for one unit of the item. */
export interface CalculationItem {
  /** the item's number, unique within its calculation */
  readonly postNumber: string;
  readonly productGroup: string;
  readonly productSubGroup: string;
  readonly product: string;
  readonly unit: string;
  /** number of units; 0 is work that was not done, and counts nothing (D-99) */
  readonly quantity: number;
  readonly rawCode: string | null;
  readonly nmdCategory: NmdCategory | null;
  readonly workScope: WorkScope;
  /** per unit */
  readonly resources: Resources;
  /** per unit, for each set in the workbook */
  readonly profiles: Readonly<Partial<Record<SetCode, ImpactProfile>>>;
}
