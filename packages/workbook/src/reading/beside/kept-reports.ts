import type { ProblemCode, ProblemDetails } from '../../problems/problem.ts';
import type { Place, ProblemList } from '../../problems/problem-list.ts';
import type { Asked } from '../../questions/asked-while-reading.ts';
import type { WorkbookQuestion } from '../../questions/workbook-question.ts';

/** What the reading of a sheet reported. */
export interface KeptReports {
  readonly problems: readonly KeptProblem[];
  readonly questions: readonly WorkbookQuestion[];
}

interface KeptProblem {
  readonly code: ProblemCode;
  readonly place: Place;
  readonly details: ProblemDetails[ProblemCode];
  /** the number of questions that were asked before it */
  readonly questionsBefore: number;
}

/** The most problems that are kept: where there are more, a reading may have to stop among them. */
export const KEPT_PROBLEMS_MAX = 1_000;

/** Thrown inside this package by a reading that reports more than is kept of it. */
export class TooManyReports extends Error {}

/** Keeps what a reading reports, to be reported once more by another. */
export function keepReports({ answers, placements }: Omit<Asked, 'questions'>): {
  readonly problems: ProblemList;
  readonly asked: Asked;
  readonly kept: KeptReports;
} {
  const kept: KeptProblem[] = [];
  const questions: WorkbookQuestion[] = [];
  return {
    problems: {
      add(code, place, details) {
        if (kept.push({ code, place, details, questionsBefore: questions.length }) > KEPT_PROBLEMS_MAX)
          throw new TooManyReports();
      },
    },
    asked: { answers, placements, questions },
    kept: { problems: kept, questions },
  };
}

/** Reports what another reading reported, in the same order. */
export function repeatReports(kept: KeptReports, problems: ProblemList, asked: Asked): void {
  let place = 0;
  const askUntil = (end: number) => {
    while (place < end) asked.questions.push(...kept.questions.slice(place, ++place));
  };
  for (const problem of kept.problems) {
    askUntil(problem.questionsBefore);
    problems.add(problem.code, problem.place, problem.details);
  }
  askUntil(kept.questions.length);
}
