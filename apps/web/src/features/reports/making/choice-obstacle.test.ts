import { expect, test } from 'vitest';
import { choiceObstacle } from './choice-obstacle.ts';

const ticked = { include_in_report: true, variant: 1 };
const sealed = { include_in_report: true, variant: null };
const left = { include_in_report: false, variant: null };

test('a report is of something that is ticked and has a number', () => {
  expect(choiceObstacle([])).toBe('nothingChosen');
  expect(choiceObstacle([left])).toBe('nothingChosen');
  expect(choiceObstacle([left, sealed])).toBe('onlySealed');
  expect(choiceObstacle([left, sealed, ticked])).toBeNull();
});

test('a report is of fifty calculations at most', () => {
  const fifty = Array.from({ length: 50 }, () => ticked);
  expect(choiceObstacle([...fifty, left])).toBeNull();
  expect(choiceObstacle([...fifty, ticked])).toBe('tooMany');
});
