import { describe, expect, it } from 'vitest';
import { placesOf, searchedWords } from './searched-words.ts';

describe('the words of a search', () => {
  it('are compared without accents and capitals', () => {
    expect(searchedWords('  Café ÉÉN ')).toEqual([
      { word: 'cafe', kind: 'text' },
      { word: 'een', kind: 'text' },
    ]);
    expect(searchedWords(' ')).toEqual([]);
  });

  it.each(['15-03-2026', '5/3/2026', '15-03', '03-2026'])('%s is a date', (word) => {
    expect(searchedWords(word)).toEqual([{ word, kind: 'date' }]);
  });

  it.each(['n201-3', '12:30', '2-a', 'uav-gc', '1-2-3-4'])('%s is a text', (word) => {
    expect(searchedWords(word)).toEqual([{ word, kind: 'text' }]);
  });

  it('of digits alone are numbers', () => {
    expect(searchedWords('fase 02').map(({ kind }) => kind)).toEqual(['text', 'number']);
  });
});

it('a number is found as a whole, a text anywhere', () => {
  const places = (search: string, text: string) => searchedWords(search).map((word) => placesOf(word, text));
  expect(places('2', 'fase 2, n2 van 22 in 2026')).toEqual([
    [
      [5, 6],
      [9, 10],
    ],
  ]);
  expect(places('02', 'fase 2')).toEqual([[]]);
  expect(places('an', 'an banaan')).toEqual([
    [
      [0, 2],
      [4, 6],
      [7, 9],
    ],
  ]);
});
