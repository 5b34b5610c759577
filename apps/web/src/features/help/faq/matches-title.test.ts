import { expect, test } from 'vitest';
import { matchesTitle } from './matches-title.ts';

const entry = {
  category: 'Begrippen',
  title: 'Wat is MKI?',
  content: 'De milieukostenindicator',
};

test.each([
  ['mKi', true],
  [' wat is ', true],
  ['', true],
  ['begrippen', false],
  ['milieukosten', false],
])('searching "%s" in the title "Wat is MKI?" finds it: %s', (search, found) => {
  expect(matchesTitle(entry, search)).toBe(found);
});
