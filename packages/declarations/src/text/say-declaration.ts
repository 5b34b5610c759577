import type { Language } from '@milieuspoor/domain';
import type { DeclarationProblem, ProblemCode } from '../problems/declaration-problem.ts';
import type { Choice, DeclarationQuestion, QuestionKind } from '../product/declaration-question.ts';
import type { DeclarationText } from './declaration-text.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

const TEXTS: Readonly<Record<Language, DeclarationText>> = { nl, en };

/** Returns a problem in words, with its place in the file where it has one. */
export function declarationProblemText(problem: DeclarationProblem, language: Language): string {
  const text = TEXTS[language];
  const said = sayProblem(text, problem);
  return problem.path === null ? said : `${said} ${text.place(problem.path)}`;
}

/** Returns a question in words. */
export function declarationQuestionText(question: DeclarationQuestion, language: Language): string {
  return sayQuestion(TEXTS[language], question);
}

/** Returns a choice in words: what the file calls it, or what it means. */
export function declarationChoiceText({ value, label }: Choice, language: Language): string {
  return label === '' ? (TEXTS[language].choices[value] ?? value) : label;
}

function sayProblem<Code extends ProblemCode>(
  text: DeclarationText,
  problem: DeclarationProblem<Code>,
): string {
  return text.problems[problem.code](problem.details);
}

function sayQuestion<Kind extends QuestionKind>(
  text: DeclarationText,
  question: DeclarationQuestion<Kind>,
): string {
  return text.questions[question.kind](question);
}
