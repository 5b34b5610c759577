import type { SetCode } from '@milieuspoor/domain';
import type { QuestionRow, WorkbookQuestion } from './workbook-question.ts';

/**
 * Returns a question that names no set of which nobody has said yet that it is the one. What its sentence says in euro
 * stays, since the file states it whatever the set is. Its rows tell no MKI in that set, until it is known.
 */
export function withoutOpenSet(question: WorkbookQuestion, openSet: SetCode): WorkbookQuestion {
  const named = <Amount extends { readonly set: SetCode | null }>(amount: Amount): Amount =>
    amount.set === openSet ? { ...amount, set: null } : amount;
  const known = (row: QuestionRow): QuestionRow => ({
    ...row,
    mki: row.mki.filter(({ set }) => set !== openSet),
  });
  switch (question.kind) {
    case 'dominant-item':
    case 'category-3':
      return named(question);
    case 'counts-nothing':
      return question.of === openSet ? { ...question, of: 'mki' } : question;
    case 'hidden-rows':
    case 'struck-rows':
      return { ...question, mki: question.mki.map(named), rows: question.rows.map(known) };
    case 'no-posts':
    case 'no-post':
      return { ...question, rows: question.rows.map(known) };
    case 'hidden-columns':
    case 'unit-multiple':
    case 'profile-unit':
      return { ...question, mki: question.mki.map(named) };
    case 'scale':
      return { ...question, mki: question.mki.map(named) };
    case 'zero-results':
      return { ...question, mki: question.mki.map(named) };
    case 'hidden-sheet':
      return { ...question, mki: question.mki.map(named) };
    default:
      return question;
  }
}
