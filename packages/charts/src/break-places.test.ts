import { describe, expect, it } from 'vitest';
import { breakPlaces } from './break-places.ts';

function broken(word: string): string {
  const places = [0, ...breakPlaces(word), word.length];
  return places
    .slice(1)
    .map((place, index) => word.slice(places[index], place))
    .join('-');
}

describe('where a long word may be broken', () => {
  it.each([
    ['Elementenverhardingen', 'Elemen-ten-ver-har-dingen'],
    ['Funderingslagen', 'Funde-rings-lagen'],
    ['Asfaltverhardingen', 'Asfalt-ver-har-dingen'],
    ['Ophoogmateriaal', 'Ophoog-ma-te-riaal'],
    ['Grondbescherming', 'Grond-be-scher-ming'],
  ])('%s is broken between its syllables', (word, expected) => {
    expect(broken(word)).toBe(expected);
  });

  it('is nowhere in a word too short to leave four letters on either side', () => {
    expect(breakPlaces('Lagen')).toEqual([]);
    expect(breakPlaces('A1')).toEqual([]);
  });
});
