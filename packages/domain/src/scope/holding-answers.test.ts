import { expect, it } from 'vitest';
import { holdingAnswers, type ScopeAnswer } from './scope-answers.ts';

const answer = (changes: Partial<ScopeAnswer & { calculationId: string; againstId: string }>) => ({
  ...({
    calculationId: 'bid',
    againstId: 'baseline',
    subject: 'module:A4',
    meaning: 'not-applicable',
  } as const),
  positions: [0, 1, 2],
  ...changes,
});
const held = (...answers: ReturnType<typeof answer>[]) =>
  holdingAnswers(answers).map(({ subject, meaning, posts }) => [subject, meaning, posts]);

it('of several answers about one post the last holds, and one of which nothing is left is not named', () => {
  const first = answer({});
  expect(held(first)).toEqual([['module:A4', 'not-applicable', 3]]);
  expect(held(first, answer({ meaning: 'not-calculated', positions: [2] }))).toEqual([
    ['module:A4', 'not-applicable', 2],
    ['module:A4', 'not-calculated', 1],
  ]);
  expect(held(first, answer({ meaning: 'not-calculated' }))).toEqual([['module:A4', 'not-calculated', 3]]);
});

it('answers about other modules and other calculations say nothing of each other', () => {
  expect(held(answer({}), answer({ subject: 'module:A5' }), answer({ calculationId: 'other' }))).toHaveLength(
    3,
  );
});

it('posts that are not there are others beside another calculation; empty cells are the same ones', () => {
  const posts = answer({ subject: 'posts' });
  expect(held(posts, { ...posts, againstId: 'another' })).toHaveLength(2);
  expect(held(answer({}), answer({ againstId: 'another' }))).toHaveLength(1);
});
