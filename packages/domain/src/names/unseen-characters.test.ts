import { describe, expect, it } from 'vitest';
import { findUnseen, findUnseenInText, isVisibleName, withoutUnseen } from './unseen-characters.ts';

describe('a name is refused', () => {
  it.each([
    ['with a line break', 'Jan\nJansen', 'control', 'U+000A'],
    ['with a tab', 'Jan\tJansen', 'control', 'U+0009'],
    ['with a bell', 'Jan\u0007', 'control', 'U+0007'],
    ['with the control character after ASCII', 'Jan\u0085', 'control', 'U+0085'],
    ['with a line separator', 'Jan\u2028Jansen', 'control', 'U+2028'],
    ['with an override that turns it around', 'gemeente\u202egrubmil', 'direction', 'U+202E'],
    ['with an isolate', 'a\u2067b', 'direction', 'U+2067'],
    ['with a mark of direction', 'a\u200eb', 'direction', 'U+200E'],
    ['with a space of no width', 'Meer\u200bdijk', 'invisible', 'U+200B'],
    ['with a byte order mark', 'Meer\ufeffdijk', 'invisible', 'U+FEFF'],
    ['with a soft hyphen', 'Meer\u00addijk', 'invisible', 'U+00AD'],
    ['with a joiner between Latin letters', 'Meer\u200ddijk', 'invisible', 'U+200D'],
    ['with a Hangul filler', '\u3164', 'invisible', 'U+3164'],
    ['with an empty Braille cell', '\u2800', 'invisible', 'U+2800'],
    ['with a selector behind a letter', 'a\ufe0f', 'invisible', 'U+FE0F'],
    ['with a letter of tags', 'a\u{e0061}', 'invisible', 'U+E0061'],
    ['with half a character', 'a\ud83d', 'invisible', 'U+D83D'],
    ['with a character for private use', 'a\ue000', 'invisible', 'U+E000'],
    ['with a code that is no character', 'a\u{10ffff}', 'invisible', 'U+10FFFF'],
  ])('%s', (_what, name, kind, codePoint) => {
    expect(findUnseen(name)).toEqual({ kind, codePoint });
    expect(isVisibleName(name)).toBe(false);
  });

  it.each(['', '   ', '\u00a0', '\u3000\u2003'])('when nothing of it is seen: %j', (name) => {
    expect(isVisibleName(name)).toBe(false);
  });
});

it.each([
  'Gemeente ’s-Hertogenbosch',
  'Waterschap Súd & Zee (Noord) – fase 2',
  'Sú\u0301d',
  'Jan\u00a0Jansen',
  'Ж',
  '王',
  'شركة',
  'می\u200cخواهم',
  'क्\u200dष',
  'Groen ❤\ufe0f 1\ufe0f\u20e3 👩🏽\u200d🌾',
])('the name %j can be read', (name) => {
  expect(findUnseen(name)).toBeNull();
  expect(isVisibleName(name)).toBe(true);
});

describe('a text of several lines', () => {
  it('may hold line breaks, tabs, soft hyphens and marks of direction', () => {
    expect(findUnseenInText('Eerste regel\r\n\tTwee\u00adde\nDerde\u200e')).toBeNull();
    expect(findUnseenInText('')).toBeNull();
  });

  it.each([
    ['bericht\u0000', 'control', 'U+0000'],
    ['bericht\u001b[31m', 'control', 'U+001B'],
    ['bericht\u2029', 'control', 'U+2029'],
    ['bericht \u202e ondersteboven', 'direction', 'U+202E'],
    ['bericht \u2066 apart', 'direction', 'U+2066'],
  ])('is refused with what turns or controls: %j', (text, kind, codePoint) => {
    expect(findUnseenInText(text)).toEqual({ kind, codePoint });
  });
});

it('a name that nobody typed is kept without what cannot be seen in it', () => {
  expect(withoutUnseen('\u202eweg\u200b 1\u200b\n.xlsx')).toBe('weg 1.xlsx');
  expect(withoutUnseen('Weg \ud800noord')).toBe('Weg noord');
  expect(withoutUnseen('Dorpsstraat – fase 2.xlsx')).toBe('Dorpsstraat – fase 2.xlsx');
});
