import { createContext } from 'react';

/** A row of a file that was written of what stands on the screen. */
export interface WrittenRow {
  /** the name of its sheet; null for none in particular */
  readonly sheet: string | null;
  /** as Excel counts; null for none in particular */
  readonly row: number | null;
  /** the row of the sheet Posten that it belongs to, where it stands on another sheet and that is known */
  readonly postenRow?: number | undefined;
  /** the number of its post, where that is known */
  readonly post?: string;
}

/** Returns what leads to a row where it stands on the screen; null where no row stands for it. */
export type RowLead = (row: WrittenRow) => (() => void) | null;

/** Set by a screen of which a file is written and checked; null elsewhere: an uploaded file is looked up in a spreadsheet. */
export const RowLeadContext = createContext<RowLead | null>(null);
