import type { DeclarationProblem } from '../problems/declaration-problem.ts';
import type { DeclarationAnswers, DeclarationQuestion } from './declaration-question.ts';

/** What is asked and told while a declaration is read. */
export interface Asking {
  readonly answers: DeclarationAnswers;
  /** questions without an answer */
  readonly asked: DeclarationQuestion[];
  /** questions with the answer that was given */
  readonly answered: (readonly [DeclarationQuestion, string])[];
  readonly warnings: DeclarationProblem[];
}

/** Returns the answer to a question; null where it has none, and an answer that is none of the choices is none. */
export function ask(asking: Asking, question: DeclarationQuestion): string | null {
  const given = new Map(Object.entries(asking.answers)).get(question.id);
  const answer = question.choices.find(({ value }) => value === given);
  if (answer) asking.answered.push([question, answer.value]);
  else asking.asked.push(question);
  return answer?.value ?? null;
}
