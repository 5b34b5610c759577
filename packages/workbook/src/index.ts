export type { Problem, ProblemCode, ProblemOf, Severity, UnsafeReason } from './problems/problem.ts';
export { type CalculationReading, readCalculation } from './read-calculation.ts';
export { problemMessage } from './text/problem-message.ts';
export { type WritableCalculation, writeCalculation } from './writing/write-calculation.ts';
export { writeTemplate } from './writing/write-template.ts';
