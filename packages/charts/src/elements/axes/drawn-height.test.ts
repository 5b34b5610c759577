import { describe, expect, it } from 'vitest';
import { drawnHeight } from './drawn-height.ts';
import { horizontalChart, named, standingChart, surroundings } from './named-chart.fixture.ts';
import { namesBelow } from './names-below.ts';
import { namesBeside } from './names-beside.ts';

const NAMES = [
  'Elementenverharding en natuursteen in straatwerk, met opsluitbanden van beton en goten',
  'Verhardingen onder- en bovenbouw/funderingen',
  'Asfaltverhardingen, tussen- en onderlagen met hergebruikt asfaltgranulaat',
  'Grond',
];
const lines = (names: readonly string[]) => names.join('\n').split('\n');
/** Returns the letters of a name, whatever it was broken by. */
const letters = (name: string) => name.replace(/[\s-]/g, '');

describe('the height of a drawing', () => {
  it('is the one that it was given where its names fit', () => {
    expect(drawnHeight(horizontalChart(...named('Noord', 'Zuid')), surroundings(1000))).toBe(400);
    expect(drawnHeight(standingChart('Noord', 'Zuid'), surroundings(1000))).toBe(400);
  });

  it.each([280, 320, 360, 700, 1125])('lets every name be whole %i px wide', (width) => {
    for (const model of [horizontalChart(...named(...NAMES)), standingChart(...NAMES)]) {
      const beside = model.orientation === 'horizontal';
      const height = drawnHeight(model, surroundings(width, 120));
      const drawn = (beside ? namesBeside : namesBelow)(model, surroundings(width, height));
      NAMES.forEach((name, index) => {
        expect(letters(drawn[index] ?? '')).toContain(letters(name));
      });
      if (beside) expect(lines(drawn).length * 18).toBeLessThanOrEqual(height);
    }
  });

  it('grows with the number of names', () => {
    const many = (count: number) =>
      horizontalChart(...named(...Array.from({ length: count }, (_, index) => `Groep ${index}`)));
    // each bar gets 24 px, where one bar would have 10
    expect(drawnHeight(many(40), surroundings(1000, 400))).toBe(34 + 40 * 24);
    expect(drawnHeight(many(40), surroundings(1000, 1600))).toBe(1600);
  });

  it('breaks no word that fits on a line by itself', () => {
    const model = horizontalChart(...named(...NAMES));
    const at = surroundings(380, 1000);
    const words = new Set(NAMES.flatMap((name) => name.split(/\s+/)));
    for (const word of lines(namesBeside(model, at)).flatMap((line) => line.split(' ')))
      expect(words).toContain(word);
  });
});
