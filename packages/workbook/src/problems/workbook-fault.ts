import type { ProblemCode, ProblemDetails } from './problem.ts';
import type { Place } from './problem-list.ts';

/**
 * Thrown inside this package where reading can't continue (a damaged part, a false size); `readCalculation` turns it
 * into a problem. It never leaves the package.
 */
export class WorkbookFault<Code extends ProblemCode = ProblemCode> extends Error {
  readonly code: Code;
  readonly details: ProblemDetails[Code];
  readonly place: Place;

  constructor(code: Code, details: ProblemDetails[Code], place: Place = {}) {
    super(code);
    this.code = code;
    this.details = details;
    this.place = place;
  }
}

/** Returns a fault that only states that the file is damaged. */
export function damaged(): WorkbookFault {
  return new WorkbookFault('file-damaged', {});
}
