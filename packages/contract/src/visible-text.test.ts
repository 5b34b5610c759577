import { expect, it } from 'vitest';
import { unseenOf, visibleName, visibleText } from './visible-text.ts';

it('a name is on one line, and a text of several; neither may change its direction', () => {
  const takes = (text: string) =>
    [visibleName(9), visibleText(9)].map((schema) => schema.safeParse(text).success);
  expect(takes('a b')).toEqual([true, true]);
  expect(takes('a\nb')).toEqual([false, true]);
  expect(takes('a\u202Eb')).toEqual([false, false]);
  expect(takes('a'.repeat(10))).toEqual([false, false]);
  expect(visibleName(9).parse(' a ')).toBe('a');
});

it('an issue tells which character it is about, where it is about one', () => {
  const issuesOf = (text: string) => visibleName(3).safeParse(text).error?.issues.map(unseenOf);
  expect(issuesOf('a\u202Eb')).toEqual([{ kind: 'direction', codePoint: 'U+202E' }]);
  expect(issuesOf('abcd')).toEqual([null]);
});
