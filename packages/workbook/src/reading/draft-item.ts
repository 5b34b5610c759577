import type { NmdCategory, ResourceKey, WorkScope } from '@milieuspoor/domain';

/** A row of the sheet Posten while the workbook is read: numbers that can be read in two ways are not decided yet. */
export interface DraftItem {
  readonly row: number;
  /** the address of its post number */
  readonly cell: string;
  readonly postNumber: string;
  readonly productGroup: string;
  readonly productSubGroup: string;
  readonly product: string;
  readonly unit: string;
  quantity: number;
  readonly rawCode: string | null;
  readonly nmdCategory: NmdCategory | null;
  readonly workScope: WorkScope;
  readonly resources: Record<ResourceKey, number | null>;
  /** whether one of its cells is an error; the row is only kept so that its profiles are checked in the same pass */
  faulty: boolean;
}
