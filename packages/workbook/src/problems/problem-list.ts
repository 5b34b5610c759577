import { type Problem, type ProblemCode, type ProblemDetails, type Severity, severityOf } from './problem.ts';

/** A list of problems never grows past this many of each severity; the rest is counted. */
export const PROBLEMS_MAX = 500;

/** Where a problem is; what is left out is null. */
export interface Place {
  readonly sheet?: string;
  readonly row?: number;
  readonly column?: string;
  readonly cell?: string;
}

/** So many errors end the reading: a file that goes on like this is no calculation, or is built to keep us busy. */
export const ERRORS_UNTIL_STOP = 20_000;

/** Thrown inside this package when a reading has found more errors than are worth finding. */
export class ReadingStopped extends Error {}

export interface ProblemList {
  /** Throws ReadingStopped once there are too many errors. */
  add<Code extends ProblemCode>(code: Code, place: Place, details: ProblemDetails[Code]): void;
  hasErrors(): boolean;
  errors(): Problem[];
  /** what lets the file through: the warnings, then the notes */
  remarks(): Problem[];
}

/** Collects every problem of a reading, by severity so that none crowds out another. */
export function createProblemList(): ProblemList {
  const found: Record<Severity, Problem[]> = { error: [], warning: [], note: [] };
  const counts: Record<Severity, number> = { error: 0, warning: 0, note: 0 };
  const listOf = (severity: Severity) => withRest(found[severity], MORE_CODES[severity], counts[severity]);

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

const MORE_CODES = { error: 'more-errors', warning: 'more-warnings', note: 'more-notes' } as const;

/** One problem, complete with its severity and its place. */
export function toProblem<Code extends ProblemCode>(
  code: Code,
  place: Place,
  details: ProblemDetails[Code],
): Problem {
  const { sheet = null, row = null, column = null, cell = null } = place;
  // The compiler can't see that a generic code and its own details make a member of the union.
  return { code, severity: severityOf(code), sheet, row, column, cell, ...details } as unknown as Problem;
}

function withRest(shown: readonly Problem[], code: (typeof MORE_CODES)[Severity], count: number): Problem[] {
  return count > shown.length ? [...shown, toProblem(code, {}, { count: count - shown.length })] : [...shown];
}
