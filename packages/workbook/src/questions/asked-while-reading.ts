import type { SheetKind } from '../layout/header-names.ts';
import type { Answers, WorkbookQuestion } from './workbook-question.ts';

/** A header of a file that was once said to be a column of the layout. */
export interface ColumnPlacement {
  readonly sheet: SheetKind;
  /** as `toComparedName` leaves it */
  readonly headerKey: string;
  /** the layout's name; 'not-there' for a header that is none of the layout's columns */
  readonly column: string;
}

/** What is known beforehand to one who reads a workbook. */
export interface ReadingOptions {
  readonly answers?: Answers;
  /** those of the organisation */
  readonly placements?: readonly ColumnPlacement[];
}

/** What is known beforehand, and the questions that come up. */
export interface Asked {
  readonly answers: Answers;
  readonly placements: readonly ColumnPlacement[];
  readonly questions: WorkbookQuestion[];
}
