export { describeLayout, type LayoutColumn } from './description/describe-layout.ts';
export { type MarkedWorkbook, markProblems } from './marking/mark-problems.ts';
export type { Problem, Severity } from './problems/problem.ts';
export { readCalculation } from './read-calculation.ts';
export { problemExplanation, problemMessage } from './text/problem-message.ts';
export { writeCalculation } from './writing/write-calculation.ts';
export { writeExample, writeTemplate } from './writing/write-template.ts';
