import type { MergedRange, RowReceiver } from './cells/cell-value.ts';

/** A worksheet that can be read once, row by row. */
export interface SheetSource {
  readonly name: string;
  /** Hands out the rows in file order and returns the merged blocks. */
  read(receive: RowReceiver): Promise<readonly MergedRange[]>;
}

/** An opened workbook, whatever its file format. */
export interface WorkbookSource {
  readonly sheets: readonly SheetSource[];
}
