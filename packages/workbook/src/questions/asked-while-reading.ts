import type { AmountsOf } from '../layout/amount-words.ts';
import type { SheetKind } from '../layout/header-names.ts';
import type { Answers, WorkbookQuestion } from './workbook-question.ts';

/** A header of a file that somebody assigned to a column of the layout. */
export interface ColumnPlacement {
  readonly sheet: SheetKind;
  /** in the form that `toComparedName` returns */
  readonly headerKey: string;
  /** the layout's name; 'not-there' for a header that is none of the layout's columns */
  readonly column: string;
  /** what its figures are for; absent or null where nobody was asked */
  readonly amounts?: AmountsOf | null;
}

/** Options of the reader that are known before it starts. */
export interface ReadingOptions {
  readonly answers?: Answers;
  /** the placements of the organisation */
  readonly placements?: readonly ColumnPlacement[];
  /** the post numbers of items that are returned with their profiles */
  readonly wholePosts?: readonly string[];
}

/** The options of the reader, and the questions that arise. */
export interface Asked {
  readonly answers: Answers;
  readonly placements: readonly ColumnPlacement[];
  readonly questions: WorkbookQuestion[];
}
