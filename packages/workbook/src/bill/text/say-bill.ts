import type { Language } from '@milieuspoor/domain';
import { toFigureText } from '../../cells/cell-text.ts';
import { problemMessage } from '../../text/problem-message.ts';
import type { BillChoice, BillQuestion, BillQuestionKind } from '../bill-question.ts';
import type { BillNote, BillRefusal, BillRemarkDetails } from '../bill-remark.ts';
import type { BillReading } from '../read-bill.ts';
import type { BillText } from './bill-text.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

const TEXTS: Readonly<Record<Language, BillText>> = { nl, en };

type Refused = Extract<BillReading, { readonly kind: 'refused' }>;

/** Returns in words why a bill is refused. */
export function billRefusalText({ problem }: Refused, language: Language): string {
  return problem.of === 'file'
    ? problemMessage(problem.problem, language)
    : billNoteText(problem.refusal, language);
}

/** Returns in words what its reader must know of a bill. */
export function billNoteText(remark: BillNote | BillRefusal, language: Language): string {
  return sayRemark(TEXTS[language], remark);
}

/** Returns a question in words. */
export function billQuestionText(question: BillQuestion, language: Language): string {
  return sayQuestion(TEXTS[language], question);
}

/** Returns a choice of a question in words: what the file calls it, or what it means. */
export function billChoiceText(
  question: BillQuestion,
  { value, label }: BillChoice,
  language: Language,
): string {
  const text = TEXTS[language];
  if (question.kind === 'notation') {
    const notation = value === 'international' ? 'international' : 'dutch';
    return text.notations[notation](toFigureText(question[notation]));
  }
  if (question.kind === 'code-page') return text.codePages[value]?.(label) ?? label;
  return label === '' ? (text.choices[value] ?? value) : label;
}

function sayRemark<Code extends keyof BillRemarkDetails>(
  text: BillText,
  { code, details }: { readonly code: Code; readonly details: BillRemarkDetails[Code] },
): string {
  return text.remarks[code](details);
}

function sayQuestion<Kind extends BillQuestionKind>(text: BillText, question: BillQuestion<Kind>): string {
  return text.questions[question.kind](question);
}
