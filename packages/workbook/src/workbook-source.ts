import type { RowReceiver, SheetEnd } from './cells/cell-value.ts';

/** A worksheet that can be read once, row by row. */
export interface SheetSource {
  readonly name: string;
  /** Passes on the rows in file order. */
  read(receive: RowReceiver): Promise<SheetEnd>;
}

/** An opened workbook, whatever its file format. */
export interface WorkbookSource {
  readonly sheets: readonly SheetSource[];
}
