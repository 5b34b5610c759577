import { expect, it } from 'vitest';
import { createProblemList } from '../../problems/problem-list.ts';
import type { WorkbookQuestion } from '../../questions/workbook-question.ts';
import { KEPT_PROBLEMS_MAX, keepReports, repeatReports, TooManyReports } from './kept-reports.ts';

const ASKED = { answers: { a: 'b' }, placements: [] };
const question = (id: string) => ({ id }) as WorkbookQuestion;

it('reports are repeated in the order in which they came, questions between problems', () => {
  const { problems, asked, kept } = keepReports(ASKED);
  expect(asked).toMatchObject(ASKED);
  asked.questions.push(question('1'));
  problems.add('no-items', { sheet: 'a' }, {});
  asked.questions.push(question('2'), question('3'));
  problems.add('no-profiles', { sheet: 'b' }, {});
  asked.questions.push(question('4'));

  const heard: string[] = [];
  const questions: WorkbookQuestion[] = [question('0')];
  const list = {
    add: (code: string) => heard.push(`${code} after ${questions.map(({ id }) => id).join('')}`),
  };
  repeatReports(kept, list as never, { ...ASKED, questions });
  expect(heard).toEqual(['no-items after 01', 'no-profiles after 0123']);
  expect(questions.map(({ id }) => id).join('')).toBe('01234');
});

it('more problems than are kept end the reading', () => {
  const { problems } = keepReports(ASKED);
  const add = () => problems.add('no-items', {}, {});
  for (let count = 0; count < KEPT_PROBLEMS_MAX; count++) add();
  expect(add).toThrow(TooManyReports);
});

it('repeated problems count as any do', () => {
  const { problems, kept } = keepReports(ASKED);
  problems.add('no-items', { sheet: 'a' }, {});
  const list = createProblemList();
  repeatReports(kept, list, { ...ASKED, questions: [] });
  expect(list.hasErrors()).toBe(true);
});
