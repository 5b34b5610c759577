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
  'too-many-xls-cells': { readonly max: number };
  'unpacks-too-large': { readonly maxBytes: number };
  'unsafe-file': { readonly reason: UnsafeReason };
  // Sheets and columns
  'missing-sheet': { readonly sheetName: string };
  'duplicate-sheet': { readonly sheetName: string };
  'missing-column': { readonly columnName: string };
  'duplicate-column': { readonly cell: string };
  'ignored-column': { readonly cell: string };
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
  'not-positive': CellDetails;
  'negative-amount': CellDetails;
  'negative-energy': CellDetails;
  // Cells
  'not-a-number': CellDetails;
  'number-too-large': CellDetails;
  'ambiguous-number': CellDetails & { readonly reading: number; readonly otherReading: number };
  'too-many-ambiguous-numbers': { readonly max: number };
  'error-cell': CellDetails;
  'date-cell': CellDetails;
  'boolean-cell': CellDetails;
  'uncalculated-formula': CellDetails;
  // Profiles
  'unknown-post': CellDetails & { readonly numeric: boolean };
  'missing-indicator': CellDetails & { readonly post: string };
  'unknown-indicator': CellDetails & { readonly allowed: readonly string[] };
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
}

/** A problem with what a cell holds: its address and what was found there, cut to a sane length. */
export interface CellDetails {
  readonly cell: string;
  readonly value: string;
}

export type ProblemCode = keyof ProblemDetails;
export type Severity = 'error' | 'warning';

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

/** Something that is wrong with a workbook or worth knowing about it. An error refuses the file. Plain JSON. */
export type Problem = { [Code in ProblemCode]: ProblemOf<Code> }[ProblemCode];

/** The codes that let the file through; every other code refuses it. */
const WARNING_CODES = [
  'ambiguous-number',
  'negative-energy',
  'ignored-column',
  'undeclared-indicator',
  'undeclared-co2',
  'mki-differs',
  'more-warnings',
] as const satisfies readonly ProblemCode[];

export function severityOf(code: ProblemCode): Severity {
  return (WARNING_CODES as readonly ProblemCode[]).includes(code) ? 'warning' : 'error';
}
