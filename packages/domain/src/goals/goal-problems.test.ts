import { expect, it } from 'vitest';
import { decisionProblems, type GoalDecision } from './goal-decision.ts';
import { goalProblems, type TypedStep } from './goal-problems.ts';

const step = (year: number | null, percent: number | null): TypedStep => ({ year, percent });
const found = (start: TypedStep | null, ...steps: TypedStep[]) =>
  goalProblems(start, steps).map(({ step: place, part, problem }) => [place, part, problem.rule]);

it('a path of one to ten steps with years that go up is right, with and without a start', () => {
  expect(found(null, step(2030, 55))).toEqual([]);
  expect(found(step(2024, 0), step(2027, 33.3), step(2030, 100))).toEqual([]);
  expect(found(null, ...Array.from({ length: 10 }, (_, index) => step(2030 + index, 50)))).toEqual([]);
});

it('a path needs a step, and has ten at most', () => {
  expect(found(step(2024, 20))).toEqual([[0, 'year', 'required']]);
  expect(found(null, ...Array.from({ length: 11 }, (_, index) => step(2030 + index, 50)))).toEqual([
    [10, 'year', 'goalStepsMost'],
  ]);
});

it.each([null, 1999, 2101, 2030.5, Number.NaN])('a year is whole, from 2000 to 2100: %s', (year) => {
  expect(found(null, step(year, 50))).toEqual([[0, 'year', 'goalYear']]);
});

it.each([null, -1, 100.1, 33.33, Number.NaN])('a percentage is 0 to 100, with one decimal: %s', (percent) => {
  expect(found(null, step(2030, percent))).toEqual([[0, 'percent', 'percentageOfLevel']]);
});

it('years go up, from the start on', () => {
  expect(found(step(2030, 20), step(2030, 40), step(2029, 50))).toEqual([
    [0, 'year', 'goalYearNotAscending'],
    [1, 'year', 'goalYearNotAscending'],
  ]);
  expect(found(step(1990, 20), step(2030, 40))).toEqual([[null, 'year', 'goalYear']]);
});

it('a decision has a number or a description', () => {
  const decision: GoalDecision = { number: '', date: null, text: '', url: '' };
  const rules = (changed: Partial<GoalDecision>) =>
    decisionProblems({ ...decision, ...changed }).map(({ part, problem }) => [part, problem.rule]);
  expect(rules({ number: ' ' })).toEqual([['number', 'goalWithoutDecision']]);
  expect(rules({ number: '2025-31' })).toEqual([]);
  expect(rules({ text: 'Klimaatplan' })).toEqual([]);
});

it.each([
  ['https://raad.example/besluit?nr=3', true],
  ['http://raad.example', true],
  ['raad.example', false],
  ['https://', false],
  ['https://raad.example/een besluit', false],
  [' javascript:alert(1)//https://raad.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,hoi', false],
])('the address of a decision opens as a page: %s', (url, isRight) => {
  const problems = decisionProblems({ number: '3', date: null, text: '', url });
  expect(problems.map(({ problem }) => problem.rule)).toEqual(isRight ? [] : ['goalUrl']);
});
