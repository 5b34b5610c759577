import { type Problem, type ProblemCode, type ProblemDetails, severityOf } from './problem.ts';

/** A list of problems never grows past this many errors and as many warnings; the rest is counted. */
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
  warnings(): Problem[];
}

/** Collects every problem of a reading, errors and warnings apart so that neither crowds out the other. */
export function createProblemList(): ProblemList {
  const errors: Problem[] = [];
  const warnings: Problem[] = [];
  let errorCount = 0;
  let warningCount = 0;

  return {
    add(code, place, details) {
      if (severityOf(code) === 'error') {
        if (++errorCount <= PROBLEMS_MAX) errors.push(toProblem(code, place, details));
        if (errorCount === ERRORS_UNTIL_STOP) throw new ReadingStopped();
      } else if (++warningCount <= PROBLEMS_MAX) warnings.push(toProblem(code, place, details));
    },
    hasErrors: () => errorCount > 0,
    errors: () => withRest(errors, 'more-errors', errorCount),
    warnings: () => withRest(warnings, 'more-warnings', warningCount),
  };
}

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

function withRest(
  shown: readonly Problem[],
  code: 'more-errors' | 'more-warnings',
  count: number,
): Problem[] {
  return count > shown.length ? [...shown, toProblem(code, {}, { count: count - shown.length })] : [...shown];
}
