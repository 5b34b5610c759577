export { describeLayout, type LayoutColumn, type WorkbookLayout } from './description/describe-layout.ts';
export { type MarkedWorkbook, markProblems } from './marking/mark-problems.ts';
export type { Problem, ProblemCode, ProblemOf, Severity, UnsafeReason } from './problems/problem.ts';
export { type CalculationReading, readCalculation } from './read-calculation.ts';
export { problemExplanation, problemMessage } from './text/problem-message.ts';
export { type WritableCalculation, writeCalculation } from './writing/write-calculation.ts';
export { writeExample, writeTemplate } from './writing/write-template.ts';
