import { WorkbookFault } from '../problems/workbook-fault.ts';

/** Ten times the largest expected calculation; more would only fill the memory. */
export const ITEMS_MAX = 50_000;

/** Ends the reading of a sheet with more items than a calculation can have. */
export function refuseTooManyItems(count: number, sheet: string): void {
  if (count > ITEMS_MAX) throw new WorkbookFault('too-many-items', { max: ITEMS_MAX }, { sheet });
}
