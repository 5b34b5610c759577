import type { RowReceiver, SheetEnd } from './cells/cell-value.ts';

/** A worksheet that can be read once, row by row. */
export interface SheetSource {
  readonly name: string;
  /** 'very-hidden' is what Excel doesn't list among the hidden sheets */
  readonly state: SheetState;
  /** Passes on the rows in file order. */
  read(receive: RowReceiver): Promise<SheetEnd>;
}

export type SheetState = 'visible' | 'hidden' | 'very-hidden';

/** An opened workbook, whatever its file format. */
export interface WorkbookSource {
  readonly sheets: readonly SheetSource[];
}
