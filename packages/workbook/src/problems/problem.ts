import type { LifeCycleModule, ModuleIndicator, SetCode } from '@milieuspoor/domain';
import type { AmountsOf } from '../layout/amount-words.ts';
import type { NoPostKindRows } from '../layout/no-post-kinds.ts';

/** The reasons why a container of a workbook is too risky to open. */
export type UnsafeReason =
  | 'entry-count'
  | 'entry-name'
  | 'duplicate-entry'
  | 'overlapping-entries'
  | 'compression-ratio'
  | 'false-size'
  | 'document-type';

/** The formats of spreadsheets that are recognised and not read. */
export const OTHER_FORMATS = ['ods', 'xlsb', 'csv'] as const;
export type OtherFormat = (typeof OTHER_FORMATS)[number];

/** The data of each problem besides its place, from which its sentence is made. */
export interface ProblemDetails {
  // The file as a whole
  'file-empty': object;
  'file-too-large': { readonly sizeBytes: number; readonly maxBytes: number };
  'unsupported-extension': { readonly value: string };
  'signature-mismatch': { readonly extension: string; readonly found: 'xlsx' | 'xls' | 'unknown' };
  /** a spreadsheet in another format, by its contents, or else by its extension */
  'other-format': { readonly format: OtherFormat };
  'password-protected': object;
  'file-damaged': object;
  'not-a-workbook': object;
  'too-many-sheets': { readonly max: number };
  'workbook-too-old': object;
  'unknown-code-page': { readonly codePage: number };
  'unpacks-too-large': { readonly maxBytes: number };
  'unsafe-file': { readonly reason: UnsafeReason };
  // Sheets and columns
  'missing-sheet': { readonly sheetName: string };
  'duplicate-sheet': { readonly sheetName: string };
  /** `searchedRows` are the first rows in which no header was found; absent where there is one without the column */
  'missing-column': { readonly columnName: string; readonly searchedRows?: number };
  'far-header': { readonly rowsAbove: number };
  'two-row-header': { readonly firstRow: number };
  /** `otherCell` is the first of the two */
  'duplicate-column': { readonly cell: string; readonly otherCell: string };
  /** a header among the rows that has a column elsewhere; `letters` are those of the column in the first header */
  'moved-column': { readonly cell: string; readonly letters: string };
  'ignored-column': { readonly cell: string };
  /** the `letters` of the column, and the number of `rows` in which it holds a figure */
  /**
   * `settled`: somebody answered that it is none of the layout's columns; `asked`: the check asks which column it is
   */
  'unknown-column': CellDetails & {
    readonly letters: string;
    readonly rows: number;
    readonly settled?: boolean;
    readonly asked?: boolean;
  };
  /** a column without a header */
  'unnamed-column': { readonly cell: string; readonly letters: string; readonly rows: number };
  'resembling-column': CellDetails & { readonly resembles: string; readonly taken: boolean };
  /** `names` are those under which it would be read; absent on a warning that was stored before names were searched */
  'ignored-sheet': { readonly names?: readonly string[] };
  /** a sheet that is called like Posten; `taken` tells whether there is one */
  'ignored-posten': { readonly taken: boolean };
  'sheet-synonym': { readonly readAs: string };
  'placed-column': CellDetails & { readonly readAs: string } & PlacedUnitDetails;
  'column-synonym': CellDetails & { readonly readAs: string };
  /** a column that is read by its name, of which somebody said that it is for the whole quantity */
  'divided-column': CellDetails & { readonly readAs: string };
  'converted-column': CellDetails & {
    readonly readAs: string;
    readonly unit: string;
    /** the value of one such unit in the layout's unit */
    readonly oneBecomes: number;
    readonly ownUnit: string;
  };
  /** `cell` is the first with a value beyond `lastColumn`, the last column that is read */
  'too-many-columns': { readonly cell: string; readonly max: number; readonly lastColumn: string };
  /** profiles with a module in each row; `passed` are columns that no set weighs */
  'profile-layout': {
    readonly cell: string;
    readonly layout: 'modules' | 'values';
    readonly passed: readonly string[];
  };
  /** the MKI of a set, and its CO2, in columns of Posten */
  'stated-columns': {
    readonly cell: string;
    readonly set: SetCode;
    /** the columns of CO2, and the indicator as which they are read */
    readonly co2: readonly string[];
    readonly co2Indicator: string;
  };
  /** an MKI on Posten that is not divided into modules */
  'mki-without-modules': CellDetails;
  /** a column, or rows, of several modules together, of which `modules` are not there by themselves */
  'joined-modules': CellDetails & {
    readonly modules: readonly LifeCycleModule[];
    readonly asRows?: true;
    /** the row in which the columns of the modules are empty; absent where there are none */
    readonly emptyIn?: number;
  };
  /** a column of Posten with the MKI or the CO2 of a module that isn't read beside those that are */
  'lost-impact': CellDetails & { readonly of: ModuleIndicator; readonly module: LifeCycleModule };
  /** two columns of one question, of which one is per unit and the `other` for the whole quantity; `of` is the first's */
  'contradicting-amounts': CellDetails & { readonly of: AmountsOf; readonly other: string };
  /** a column that got its MKI from a `title` above it that may not reach so far */
  'beyond-title': CellDetails & { readonly title: string };
  'modules-apart': { readonly cell: string };
  /** `asRows`: the sheet has a row for each module, and none for these */
  'missing-modules': {
    readonly cell: string;
    readonly modules: readonly string[];
    readonly asRows?: boolean;
  };
  /** a sheet with a row for each module that has none for A1-A3 */
  'missing-production': { readonly cell: string };
  'merged-cells': { readonly range: string };
  'too-many-merged-cells': { readonly max: number };
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
    /** the fields that the row lacks besides that of the problem's column; absent in problems that were stored before they were named */
    readonly others?: readonly { readonly column: string; readonly cell: string }[];
  };
  'duplicate-post': CellDetails & { readonly firstRow: number; readonly numeric: boolean };
  'invalid-choice': CellDetails & { readonly allowed: readonly string[] };
  'text-too-long': CellDetails & { readonly length: number; readonly max: number };
  'missing-number': CellDetails;
  'undeclared-quantity': CellDetails;
  'negative-amount': CellDetails;
  'negative-energy': CellDetails;
  /** a figure for a whole quantity that is 0 or missing */
  'nothing-to-divide': CellDetails;
  'template-example': CellDetails & { readonly post: string };
  'no-item-rows': NoteDetails;
  /** rows that are passed over as well, although they have a product group and a quantity */
  'no-item-amounts': NoteDetails;
  'repeated-header': NoteDetails;
  /** somebody chose that these rows are no posts, or that what nobody sees doesn't count */
  'left-out-rows': { readonly count: number; readonly kinds: readonly NoPostKindRows[] };
  /** what the rows that were left out would weigh; `withoutQuantity` of them have a profile and no quantity */
  'left-out-mki': {
    readonly rows: string;
    readonly count: number;
    readonly amounts: readonly { readonly set: SetCode; readonly mkiEur: number }[];
    readonly withoutQuantity: number;
  };
  /** somebody chose that a hidden sheet of a set doesn't count, with what it would weigh */
  'left-out-sheet': { readonly set: SetCode; readonly mkiEur: number };
  /** the `sum` of the rows above a total that was left out, where that is not what it says */
  'total-differs': CellDetails & { readonly sum: number; readonly rows: string; readonly count: number };
  'total-mki-differs': CellDetails & {
    readonly set: SetCode;
    readonly mkiEur: number;
    readonly sumEur: number;
    readonly rows: string;
    readonly count: number;
  };
  'zero-quantity': NoteDetails;
  'choice-spelling': NoteDetails;
  // Cells
  'not-a-number': CellDetails;
  'number-too-large': CellDetails;
  'ambiguous-number': CellDetails & { readonly reading: number; readonly otherReading: number };
  'too-many-ambiguous-numbers': { readonly max: number };
  'error-cell': CellDetails;
  /** `meant` is the number that it was probably made of; absent where none is likely */
  'date-cell': CellDetails & { readonly meant?: string };
  /** a text that is a date, in a column of numbers */
  'date-text': CellDetails & { readonly meant: string };
  /** a time in a column that is not in hours */
  'time-cell': CellDetails & { readonly hours: number };
  'time-as-hours': NoteDetails;
  /** numbers whose format shows another number, or a unit that nothing else states */
  'shown-otherwise': NoteDetails;
  'boolean-cell': CellDetails;
  'uncalculated-formula': CellDetails;
  'invalid-results': NoteDetails;
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
  'post-spelling': NoteDetails;
  'unknown-post': CellDetails & { readonly numeric: boolean };
  'missing-indicator': CellDetails & { readonly post: string };
  'missing-module': CellDetails & { readonly post: string };
  /** rows of modules outside the layout that hold a figure */
  'ignored-modules': NoteDetails;
  /** rows that add up the others */
  'module-totals': NoteDetails;
  'duplicate-module': CellDetails & { readonly post: string; readonly firstRow: number };
  'duplicate-value': CellDetails & {
    readonly post: string;
    readonly indicator: string;
    readonly module: string;
  };
  /** an indicator of an item that has a unit in some of its rows only */
  'unit-partly': CellDetails & { readonly post: string; readonly indicator: string };
  /** `meant` lists the possible meanings of an ambiguous name; absent for an unknown one */
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
  /** `inColumns`: the set is stated in columns of Posten */
  'missing-set-rows': { readonly post: string; readonly set: SetCode; readonly inColumns?: boolean };
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
  'undeclared-co2': {
    readonly post: string;
    readonly set: SetCode;
    readonly indicator: string;
    readonly inColumns?: boolean;
    /** how many items there are, where none of them states CO2; `post` is the first */
    readonly items?: number;
  };
  'mki-differs': {
    readonly post: string;
    readonly set: SetCode;
    /** euro for the whole quantity */
    readonly weightedEur: number;
    readonly statedEur: number;
  };
  /** the MKI in columns of Posten, beside that of the sheet of the set, which counts */
  'stated-mki-differs': {
    readonly post: string;
    readonly set: SetCode;
    readonly sheetName: string;
    /** euro for the whole quantity */
    readonly sheetEur: number;
    readonly statedEur: number;
  };
  // The list itself
  'more-errors': { readonly count: number };
  'more-warnings': { readonly count: number };
  'more-notes': { readonly count: number };
}

/** A problem with the contents of a cell: its address and its value, cut to a reasonable length. */
export interface CellDetails {
  readonly cell: string;
  readonly value: string;
}

/**
 * The unit in which the figures of a placed column were read; absent where the layout's column has no unit, or the
 * header has the same.
 */
export interface PlacedUnitDetails {
  readonly ownUnit?: string;
  /** the unit in the header; absent where there is none that can be converted, so that figures are not converted */
  readonly unit?: string;
  /** the value of one such unit in the layout's unit */
  readonly oneBecomes?: number;
  /** what the figures are for; absent where nobody answered that */
  readonly amounts?: AmountsOf;
}

/** A note states once what occurred in many rows. Its cell and value are the first of them. */
export interface NoteDetails extends CellDetails {
  /** '3-12, 14', cut to a reasonable length */
  readonly rows: string;
  /** number of rows; number of cells on a note that was stored before rows were counted */
  readonly count: number;
  /** number of cells; absent where each row has one */
  readonly cells?: number;
  /** the found spelling and its reading, each pair once; cut to a reasonable length */
  readonly readings: readonly SpellingRead[];
  /** number of further pairs; absent for none */
  readonly moreReadings?: number;
}

export interface SpellingRead {
  readonly found: string;
  readonly readAs: string;
}

export type ProblemCode = keyof ProblemDetails;
/**
 * An error refuses the file, a warning doubts a figure, and a note reports something that was read differently from the
 * file.
 */
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
  /** the address of the cell to look at, such as 'F12'; null when no cell represents the problem */
  readonly cell: string | null;
}

/** A problem with this code. */
export type ProblemOf<Code extends ProblemCode> = { readonly code: Code } & ProblemPlace &
  ProblemDetails[Code];

/** An error, warning or note about a workbook. Plain JSON. */
export type Problem = { [Code in ProblemCode]: ProblemOf<Code> }[ProblemCode];

/** The codes of warnings. Every other code refuses the file, except the notes. */
const WARNING_CODES = [
  'ambiguous-number',
  'shown-otherwise',
  'no-item-amounts',
  'negative-energy',
  'ignored-column',
  'ignored-modules',
  'resembling-column',
  'ignored-sheet',
  'ignored-posten',
  'undeclared-indicator',
  'undeclared-co2',
  'mki-differs',
  'stated-mki-differs',
  'left-out-mki',
  'left-out-sheet',
  'total-differs',
  'total-mki-differs',
  'more-warnings',
] as const satisfies readonly ProblemCode[];

/** The codes of notes about spellings that differ from the layout. */
const NOTE_CODES = [
  'sheet-synonym',
  'far-header',
  'two-row-header',
  'placed-column',
  'column-synonym',
  'divided-column',
  'converted-column',
  'unknown-column',
  'unnamed-column',
  'missing-modules',
  'profile-layout',
  'stated-columns',
  'module-totals',
  'no-item-rows',
  'repeated-header',
  'left-out-rows',
  'zero-quantity',
  'choice-spelling',
  'not-declared',
  'no-value',
  'filled-down',
  'resource-rows',
  'post-spelling',
  'indicator-spelling',
  'unit-spelling',
  'converted-unit',
  'time-as-hours',
  'adpf-left-as-is',
  'more-notes',
] as const satisfies readonly ProblemCode[];

export function severityOf(code: ProblemCode): Severity {
  if ((NOTE_CODES as readonly ProblemCode[]).includes(code)) return 'note';
  return (WARNING_CODES as readonly ProblemCode[]).includes(code) ? 'warning' : 'error';
}
