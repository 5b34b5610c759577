import type { SetCode } from '@milieuspoor/domain';

/** What makes a container of a workbook too risky to open. */
export type UnsafeReason =
  | 'entry-count'
  | 'entry-name'
  | 'duplicate-entry'
  | 'overlapping-entries'
  | 'compression-ratio'
  | 'false-size'
  | 'document-type';

/** What each problem carries beside its place, so that its sentence can say what to do. */
export interface ProblemDetails {
  // The file as a whole
  'file-empty': object;
  'file-too-large': { readonly sizeBytes: number; readonly maxBytes: number };
  'unsupported-extension': { readonly value: string };
  'signature-mismatch': { readonly extension: string; readonly found: 'xlsx' | 'xls' | 'unknown' };
  'password-protected': object;
  'file-damaged': object;
  'not-a-workbook': object;
  'workbook-too-old': object;
  'unknown-code-page': { readonly codePage: number };
  'unpacks-too-large': { readonly maxBytes: number };
  'unsafe-file': { readonly reason: UnsafeReason };
  // Sheets and columns
  'missing-sheet': { readonly sheetName: string };
  'duplicate-sheet': { readonly sheetName: string };
  'missing-column': { readonly columnName: string };
  /** `otherCell` is the first of the two */
  'duplicate-column': { readonly cell: string; readonly otherCell: string };
  'ignored-column': { readonly cell: string };
  /** `letters` of the column, and in how many `rows` it holds a figure */
  /** `settled`: it was said to be none of the layout's */
  'unknown-column': CellDetails & {
    readonly letters: string;
    readonly rows: number;
    readonly settled?: boolean;
  };
  /** of a column without a header */
  'unnamed-column': { readonly cell: string; readonly letters: string; readonly rows: number };
  'resembling-column': CellDetails & { readonly resembles: string; readonly taken: boolean };
  /** `names` are those under which it would be read; absent on a warning that was stored before they were found */
  'ignored-sheet': { readonly names?: readonly string[] };
  'sheet-synonym': { readonly readAs: string };
  'placed-column': CellDetails & { readonly readAs: string } & PlacedUnitDetails;
  'column-synonym': CellDetails & { readonly readAs: string };
  'converted-column': CellDetails & {
    readonly readAs: string;
    readonly unit: string;
    /** what one of that unit is in the layout's own */
    readonly oneBecomes: number;
    readonly ownUnit: string;
  };
  /** `cell` is the first that holds a value beyond `lastColumn`, the last column that is read */
  'too-many-columns': { readonly cell: string; readonly max: number; readonly lastColumn: string };
  'modules-apart': { readonly cell: string };
  'missing-modules': { readonly cell: string; readonly modules: readonly string[] };
  'merged-cells': { readonly range: string };
  'no-items': object;
  'no-profiles': object;
  'too-many-items': { readonly max: number };
  // Items
  'missing-post-number': CellDetails;
  'missing-field': {
    readonly productGroup: string;
    readonly productSubGroup: string;
    readonly product: string;
    readonly unit: string;
  };
  'duplicate-post': CellDetails & { readonly firstRow: number; readonly numeric: boolean };
  'invalid-choice': CellDetails & { readonly allowed: readonly string[] };
  'text-too-long': CellDetails & { readonly length: number; readonly max: number };
  'missing-number': CellDetails;
  'undeclared-quantity': CellDetails;
  'negative-amount': CellDetails;
  'negative-energy': CellDetails;
  'template-example': CellDetails & { readonly post: string };
  'no-item-rows': NoteDetails;
  'zero-quantity': NoteDetails;
  'choice-spelling': NoteDetails;
  // Cells
  'not-a-number': CellDetails;
  'number-too-large': CellDetails;
  'ambiguous-number': CellDetails & { readonly reading: number; readonly otherReading: number };
  'too-many-ambiguous-numbers': { readonly max: number };
  'error-cell': CellDetails;
  'date-cell': CellDetails;
  'boolean-cell': CellDetails;
  'uncalculated-formula': CellDetails;
  'not-declared': NoteDetails;
  'no-value': NoteDetails;
  'unreadable-cell': CellDetails;
  // Profiles
  'filled-down': NoteDetails;
  'resource-rows': NoteDetails;
  'indicator-spelling': NoteDetails;
  'unit-spelling': NoteDetails;
  'converted-unit': NoteDetails;
  'adpf-left-as-is': NoteDetails;
  'unknown-post': CellDetails & { readonly numeric: boolean };
  'missing-indicator': CellDetails & { readonly post: string };
  /** `meant` is what a name may mean that could be several things; absent for one that nobody knows */
  'unknown-indicator': CellDetails & {
    readonly allowed: readonly string[];
    readonly meant?: readonly string[];
  };
  'duplicate-indicator': CellDetails & {
    readonly post: string;
    readonly indicator: string;
    readonly firstRow: number;
  };
  'unit-mismatch': CellDetails & { readonly indicator: string; readonly expected: readonly string[] };
  // Valuation
  'missing-set-rows': { readonly post: string; readonly set: SetCode };
  'missing-core-indicator': {
    readonly post: string;
    readonly set: SetCode;
    readonly missing: readonly string[];
  };
  'undeclared-indicator': {
    readonly post: string;
    readonly set: SetCode;
    readonly undeclared: readonly string[];
  };
  'undeclared-co2': { readonly post: string; readonly set: SetCode; readonly indicator: string };
  'mki-differs': {
    readonly post: string;
    readonly set: SetCode;
    /** euro for the whole quantity */
    readonly weightedEur: number;
    readonly statedEur: number;
  };
  // The list itself
  'more-errors': { readonly count: number };
  'more-warnings': { readonly count: number };
  'more-notes': { readonly count: number };
}

/** A problem with what a cell holds: its address and what was found there, cut to a sane length. */
export interface CellDetails {
  readonly cell: string;
  readonly value: string;
}

/** How the figures of a placed column were taken; absent where the layout's column has no unit, or the header has the same. */
export interface PlacedUnitDetails {
  readonly ownUnit?: string;
  /** the unit in the header; absent where there is none that can be converted, so that figures are taken as they stand */
  readonly unit?: string;
  /** what one of that unit is in the layout's own */
  readonly oneBecomes?: number;
}

/** A note says once what was met in many rows. The cell and its value are the first of them. */
export interface NoteDetails extends CellDetails {
  /** '3-12, 14', cut to a sane length */
  readonly rows: string;
  /** how many rows there are; how many cells on a note that was stored before rows were counted */
  readonly count: number;
  /** how many cells there are; absent where that is one a row */
  readonly cells?: number;
  /** what was found and what it was read as, each pair once; cut to a sane length */
  readonly readings: readonly SpellingRead[];
  /** how many pairs are not among them; absent for none */
  readonly moreReadings?: number;
}

export interface SpellingRead {
  readonly found: string;
  readonly readAs: string;
}

export type ProblemCode = keyof ProblemDetails;
/** An error refuses the file, a warning doubts a figure, a note says what was read otherwise than it stands there. */
export const SEVERITIES = ['error', 'warning', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

interface ProblemPlace {
  readonly severity: Severity;
  /** the sheet's name as the file spells it; null for a problem of the whole file */
  readonly sheet: string | null;
  /** 1-based, as Excel counts */
  readonly row: number | null;
  /** the column's name as the layout spells it */
  readonly column: string | null;
  /** the address of the cell to look at, such as 'F12'; null when no cell stands for the problem */
  readonly cell: string | null;
}

/** A problem with this code. */
export type ProblemOf<Code extends ProblemCode> = { readonly code: Code } & ProblemPlace &
  ProblemDetails[Code];

/** Something that is wrong with a workbook or worth knowing about it. Plain JSON. */
export type Problem = { [Code in ProblemCode]: ProblemOf<Code> }[ProblemCode];

/** The codes that let the file through; every other code refuses it, but for the notes. */
const WARNING_CODES = [
  'ambiguous-number',
  'negative-energy',
  'ignored-column',
  'resembling-column',
  'ignored-sheet',
  'undeclared-indicator',
  'undeclared-co2',
  'mki-differs',
  'more-warnings',
] as const satisfies readonly ProblemCode[];

/** The codes that say how something was read that the layout writes otherwise. */
const NOTE_CODES = [
  'sheet-synonym',
  'placed-column',
  'column-synonym',
  'converted-column',
  'unknown-column',
  'unnamed-column',
  'missing-modules',
  'no-item-rows',
  'zero-quantity',
  'choice-spelling',
  'not-declared',
  'no-value',
  'filled-down',
  'resource-rows',
  'indicator-spelling',
  'unit-spelling',
  'converted-unit',
  'adpf-left-as-is',
  'more-notes',
] as const satisfies readonly ProblemCode[];

export function severityOf(code: ProblemCode): Severity {
  if ((NOTE_CODES as readonly ProblemCode[]).includes(code)) return 'note';
  return (WARNING_CODES as readonly ProblemCode[]).includes(code) ? 'warning' : 'error';
}
