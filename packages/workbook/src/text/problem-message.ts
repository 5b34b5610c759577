import type { Language } from '@milieuspoor/domain';
import type { Problem } from '../problems/problem.ts';
import { en } from './en.ts';
import { FIXED_SENTENCES } from './fixed-sentences.ts';
import { nl } from './nl.ts';
import type { FixedCode, ProblemText, Saying } from './sentences.ts';

const TEXTS: Readonly<Record<Language, ProblemText>> = { nl, en };

/**
 * Returns a problem in words: its place and what to do about it, such as "Blad 'Posten', rij 4, kolom 'Hoeveelheid'
 * (F4): …". Three messages have fixed wording, without a place.
 */
export function problemMessage(problem: Problem, language: Language): string {
  const [what, whatToDo] = problemSaying(problem, language);
  return isFixed(problem) ? what : placed(problem, language, joined([what, whatToDo]));
}

/** Returns a problem in words without what to do about it, for readers who only want to know how a file was read. */
export function problemFinding(problem: Problem, language: Language): string {
  const [what] = problemSaying(problem, language);
  return isFixed(problem) ? what : placed(problem, language, what);
}

/**
 * Returns what is wrong and what to do about it, where the place is shown separately. For the three with fixed wording
 * the first part is that wording, and the second says it in the reader's language.
 */
export function problemSaying(problem: Problem, language: Language): Saying {
  // Each sentence takes the problem with its own code, which the compiler can't follow through the lookup.
  const text = TEXTS[language];
  if (!isFixed(problem)) return (text.sayings[problem.code] as (problem: Problem) => Saying)(problem);
  const fixed = FIXED_SENTENCES[problem.code] as (problem: Problem) => string;
  const inWords = text.inWords[problem.code] as (problem: Problem) => string;
  return [fixed(problem), inWords(problem)];
}

/**
 * Returns what is wrong and what to do about it as one text in the reader's language, as a marked copy has it: the fixed wording
 * is for programs.
 */
export function problemExplanation(problem: Problem, language: Language): string {
  const [what, whatToDo] = problemSaying(problem, language);
  return isFixed(problem) ? whatToDo : joined([what, whatToDo]);
}

function joined(saying: Saying): string {
  return saying.filter((part) => part !== '').join(' ');
}

function isFixed(problem: Problem): problem is Extract<Problem, { readonly code: FixedCode }> {
  return problem.code in FIXED_SENTENCES;
}

function placed(problem: Problem, language: Language, sentence: string): string {
  const place = placeOf(problem, TEXTS[language]);
  return place === '' ? sentence : `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${sentence}`;
}

function placeOf(problem: Problem, text: ProblemText): string {
  const parts: string[] = [];
  if (problem.sheet !== null) parts.push(text.sheet(problem.sheet));
  if (problem.row !== null) parts.push(text.row(problem.row));
  if (problem.column !== null) parts.push(text.column(problem.column));
  // A warning that was stored before every problem named its cell has none.
  const address = problem.cell ? ` (${problem.cell})` : '';
  return `${parts.join(', ')}${address}`;
}
