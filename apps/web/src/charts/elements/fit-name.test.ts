import { describe, expect, it } from 'vitest';
import { fitName } from './fit-name.ts';

/** Room for 20 characters of 7.5 px. */
const width = 150;

describe('fitName', () => {
  it('leaves a name alone that fits', () => {
    expect(fitName('Asfaltverhardingen', { width, lines: 1 })).toBe('Asfaltverhardingen');
  });

  it('breaks it between words where there is room below', () => {
    expect(fitName('Elementenverharding in straatwerk', { width, lines: 2 })).toBe(
      'Elementenverharding\nin straatwerk',
    );
  });

  it('shows that it was cut where there is not', () => {
    expect(fitName('Elementenverharding in straatwerk', { width, lines: 1 })).toBe('Elementenverharding…');
    expect(fitName('Elementenverharding in straatwerk van beton', { width, lines: 2 })).toBe(
      'Elementenverharding\nin straatwerk van b…',
    );
  });
});
