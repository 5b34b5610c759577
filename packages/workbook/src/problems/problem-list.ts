import { type Problem, type ProblemCode, type ProblemDetails, type Severity, severityOf } from './problem.ts';

/** The largest number of problems of each severity in the list; the rest is counted. */
export const PROBLEMS_MAX = 500;

/** The place of a problem; absent parts are null. */
export interface Place {
  readonly sheet?: string;
  readonly row?: number;
  readonly column?: string;
  readonly cell?: string;
}

/** Reading ends after this number of errors: a file with more is not a calculation, or is malicious. */
export const ERRORS_UNTIL_STOP = 20_000;

/** Thrown inside this package when a reading has found too many errors to continue. */
export class ReadingStopped extends Error {}

export interface ProblemList {
  /** Throws ReadingStopped once there are too many errors. */
  add<Code extends ProblemCode>(code: Code, place: Place, details: ProblemDetails[Code]): void;
}

/** The problems that count. */
interface FoundProblems extends ProblemList {
  hasErrors(): boolean;
  errors(): Problem[];
  /** the problems that accept the file: the warnings, then the notes */
  remarks(): Problem[];
}

/** Collects every problem of a reading, by severity, so that none displaces another. */
export function createProblemList(): FoundProblems {
  const found: Record<Severity, Problem[]> = { error: [], warning: [], note: [] };
  const counts: Record<Severity, number> = { error: 0, warning: 0, note: 0 };
  const listOf = (severity: Severity) =>
    withRest(inOrder(found[severity]), MORE_CODES[severity], counts[severity]);

  return {
    add(code, place, details) {
      const severity = severityOf(code);
      if (++counts[severity] <= PROBLEMS_MAX) found[severity].push(toProblem(code, place, details));
      if (counts.error === ERRORS_UNTIL_STOP) throw new ReadingStopped();
    },
    hasErrors: () => counts.error > 0,
    errors: () => listOf('error'),
    remarks: () => [...listOf('warning'), ...listOf('note')],
  };
}

/** A list whose problems may turn out to be none. */
interface HeldProblems extends ProblemList {
  /** Adds them to a list of problems that count. */
  passTo(problems: ProblemList): void;
}

/** Collects the problems of a sheet of which it is not known yet whether it is read. */
export function holdProblems(): HeldProblems {
  const held: ((problems: ProblemList) => void)[] = [];
  return {
    add(code, place, details) {
      held.push((problems) => problems.add(code, place, details));
    },
    passTo(problems) {
      for (const add of held) add(problems);
    },
  };
}

const MORE_CODES = { error: 'more-errors', warning: 'more-warnings', note: 'more-notes' } as const;

/** Returns one problem, with its severity and its place. */
export function toProblem<Code extends ProblemCode>(
  code: Code,
  place: Place,
  details: ProblemDetails[Code],
): Problem {
  const { sheet = null, row = null, column = null, cell = null } = place;
  // The compiler can't see that a generic code and its own details make a member of the union.
  return { code, severity: severityOf(code), sheet, row, column, cell, ...details } as unknown as Problem;
}

/**
 * Returns problems as they stand in the file: by sheet, as the sheets were read, and by row. Some are only found once all
 * rows were read.
 */
function inOrder(problems: readonly Problem[]): Problem[] {
  const sheets = [...new Set(problems.map(({ sheet }) => sheet))];
  const places = new Map(sheets.map((sheet, place) => [sheet, place]));
  const placeOf = ({ sheet }: Problem) => places.get(sheet) ?? 0;
  return problems.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || (one.row ?? 0) - (other.row ?? 0),
  );
}

function withRest(shown: readonly Problem[], code: (typeof MORE_CODES)[Severity], count: number): Problem[] {
  return count > shown.length ? [...shown, toProblem(code, {}, { count: count - shown.length })] : [...shown];
}
