import { expect, test } from 'vitest';
import { matchesTitle } from './matches-title.ts';

const entry = {
  faq_category: 'Begrippen',
  faq_title: 'Wat is MKI?',
  faq_content: 'De milieukostenindicator',
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
