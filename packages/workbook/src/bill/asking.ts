import type { BillAnswers, BillQuestion } from './bill-question.ts';
import type { BillNote } from './bill-remark.ts';

/** What is asked and told while a bill is read. */
export interface Asking {
  readonly answers: BillAnswers;
  /** questions without an answer */
  readonly asked: BillQuestion[];
  /** questions with the answer that was given */
  readonly answered: (readonly [BillQuestion, string])[];
  readonly notes: BillNote[];
}

export function startAsking(answers: BillAnswers): Asking {
  return { answers, asked: [], answered: [], notes: [] };
}

/** Returns the answer to a question; null where it has none. An answer that is none of the choices is none. */
export function ask({ answers, asked, answered }: Asking, question: BillQuestion): string | null {
  const given = new Map(Object.entries(answers)).get(question.id);
  const answer = question.choices.find(({ value }) => value === given);
  if (answer) answered.push([question, answer.value]);
  else asked.push(question);
  return answer?.value ?? null;
}
