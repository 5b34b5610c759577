import { describe, expect, it } from 'vitest';
import { fitName } from './fit-name.ts';

/** Room for 20 letters of 10 px. */
const width = 200;
const measure = (text: string) => text.length * 10;

describe('fitName', () => {
  it('leaves a name alone that fits', () => {
    expect(fitName('Asfaltverhardingen', { width, lines: 1, measure })).toBe('Asfaltverhardingen');
  });

  it('breaks it between words where there is room below', () => {
    expect(fitName('Elementenverharding in straatwerk', { width, lines: 2, measure })).toBe(
      'Elementenverharding\nin straatwerk',
    );
  });

  it('hyphenates a word that has to be broken, between its syllables', () => {
    expect(fitName('Elementenverhardingen', { width: 180, lines: 2, measure })).toBe(
      'Elementenverhar-\ndingen',
    );
  });

  it('leaves no letter or two on a line of their own', () => {
    expect(fitName('Elementenverhardingen', { width: 205, lines: 2, measure })).toBe(
      'Elementenverhar-\ndingen',
    );
    // The same holds without a place between syllables.
    expect(fitName('Rrrrrrrrrrrrrrrrrrrrrr', { width: 205, lines: 2, measure })).toBe(
      'Rrrrrrrrrrrrrrrrrr-\nrrrr',
    );
  });

  it('shows that it was cut where there is not', () => {
    expect(fitName('Elementenverharding in straatwerk', { width, lines: 1, measure })).toBe(
      'Elementenverharding…',
    );
    expect(fitName('Elementenverharding in straatwerk van beton', { width, lines: 2, measure })).toBe(
      'Elementenverharding\nin straatwerk van b…',
    );
  });
});
