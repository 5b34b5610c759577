import type { OwnGoalAnswer } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { draftOf, draftProblems, type GoalDraft, goalInput } from './goal-drafts.ts';

const STORED: OwnGoalAnswer = {
  ...{ indicator: 'co2', start: { year: 2024, percent: 20 }, steps: [{ year: 2030, percent: 55.5 }] },
  ...{
    decision_number: '2026-4',
    decision_date: '2026-02-12',
    decision_text: 'Klimaatplan',
    decision_url: '',
  },
  ...{ revision: 3, modified: '02/03/2026 10:00:00' },
};
const problems = (changed: Partial<GoalDraft>) =>
  [...draftProblems({ ...draftOf(STORED), ...changed })].map(([field, { rule }]) => [field, rule]);
const step = (year: string, percent: string, key = 'step-0') => ({ key, year, percent });

it('a stored goal is filled in as it is read, and is stored as it was', () => {
  const draft = draftOf(STORED);
  expect(draft.steps).toEqual([step('2030', '55,5')]);
  const { indicator: _indicator, modified: _modified, ...stored } = STORED;
  expect(goalInput(draft, 3)).toEqual(stored);
  expect(problems({})).toEqual([]);
});

it('without a goal there is one empty step, which is asked for', () => {
  const draft = draftOf({ ...STORED, start: null, steps: [], decision_number: '', decision_text: '' });
  expect(goalInput(draft, 0)).toBeNull();
  expect([...draftProblems(draft)].map(([field, { rule }]) => [field, rule])).toEqual([
    ['year-step-0', 'goalYear'],
    ['percent-step-0', 'percentageOfLevel'],
    ['number', 'goalWithoutDecision'],
  ]);
});

it('a start that is left empty is none; half of one is asked for', () => {
  expect(goalInput({ ...draftOf(STORED), start: step('', ' ', 'start') }, 1)?.start).toBeNull();
  expect(problems({ start: step('2024', '', 'start') })).toEqual([['percent-start', 'percentageOfLevel']]);
  expect(goalInput({ ...draftOf(STORED), start: step('2024', '', 'start') }, 1)).toBeNull();
});

it.each([
  ['33,3', 33.3],
  ['33.3', 33.3],
  [' 55 % ', 55],
  ['0', 0],
])('%s is read as a percentage', (text, percent) => {
  expect(goalInput({ ...draftOf(STORED), steps: [step('2030', text)] }, 1)?.steps).toEqual([
    { year: 2030, percent },
  ]);
});

it.each(['vijftig', '-5', '5-10', '1.000,5'])('%s is no percentage', (text) => {
  expect(problems({ steps: [step('2030', text)] })).toEqual([['percent-step-0', 'percentageOfLevel']]);
});

it('a problem stands at its own step', () => {
  expect(problems({ steps: [step('2028', '40'), step('2027', '55', 'added-0')] })).toEqual([
    ['year-added-0', 'goalYearNotAscending'],
  ]);
});
