import type { Language } from '@milieuspoor/domain';
import type { Problem } from '../problems/problem.ts';
import { en } from './en.ts';
import { FIXED_SENTENCES } from './fixed-sentences.ts';
import { nl } from './nl.ts';
import type { FixedCode, ProblemText } from './sentences.ts';

const TEXTS: Readonly<Record<Language, ProblemText>> = { nl, en };

/**
 * A problem in words: where it is and what to do about it, such as "Blad 'Posten', rij 4, kolom 'Hoeveelheid' (F4): …".
 * Three messages have fixed wording, without a place.
 */
export function problemMessage(problem: Problem, language: Language): string {
  const text = TEXTS[language];
  const sentence = problemExplanation(problem, language);
  if (isFixed(problem)) return sentence;
  const place = placeOf(problem, text);
  return place === '' ? sentence : `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${sentence}`;
}

/** What is wrong and what to do about it, where the place stands elsewhere. */
export function problemExplanation(problem: Problem, language: Language): string {
  // Each sentence takes the problem of its own code, which the compiler can't follow through the lookup.
  return (TEXTS[language].sentences[problem.code] as (problem: Problem) => string)(problem);
}

/** What a problem of fixed wording says in the reader's own language, and what to do about it; null for any other. */
export function problemInWords(problem: Problem, language: Language): string | null {
  if (!isFixed(problem)) return null;
  return (TEXTS[language].inWords[problem.code] as (problem: Problem) => string)(problem);
}

function isFixed(problem: Problem): problem is Extract<Problem, { readonly code: FixedCode }> {
  return problem.code in FIXED_SENTENCES;
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
