import { expect, test } from 'vitest';
import { isRestorable, restorableUntil } from './restore-window.ts';

const deletedAt = new Date('2026-03-02T09:00:00Z');

test('a deleted calculation can be brought back for twenty-four hours', () => {
  expect(restorableUntil(deletedAt)).toEqual(new Date('2026-03-03T09:00:00Z'));
  expect(isRestorable(deletedAt, new Date('2026-03-03T08:59:59.999Z'))).toBe(true);
  expect(isRestorable(deletedAt, new Date('2026-03-03T09:00:00Z'))).toBe(false);
});
