import { describe, expect, it } from 'vitest';
import { CHARACTER_WIDTH } from '../surroundings.ts';
import { categoryAxis } from './category-axis.ts';
import { horizontalChart, named, surroundings } from './named-chart.fixture.ts';
import { namesBeside, namesWidth, nameTypeBeside } from './names-beside.ts';

describe('the names beside bars', () => {
  it('stay whole where they fit, though their width is no whole number of pixels', () => {
    const model = horizontalChart(...named('A1-A3', 'C1'));
    // 'A1-A3' is 37.5 px wide: half a pixel too little breaks it within the word.
    expect((5 * CHARACTER_WIDTH) % 1).not.toBe(0);
    expect(namesWidth(model, surroundings(1000))).toBe(38);
    expect(namesBeside(model, surroundings(1000))).toEqual(['A1-A3', 'C1']);
  });

  it('take some more of the width rather than break a long word', () => {
    const model = horizontalChart(...named('Elementenverhardingen, straat'));
    // 40 % of 380 px is 152; the long word takes 165.
    expect(namesWidth(model, surroundings(380))).toBe(165);
    expect(namesBeside(model, surroundings(380))).toEqual(['Elementenverhardingen,\nstraat']);
    expect(namesWidth(model, surroundings(300))).toBe(150);
  });

  it('take more than their most for a word that is wider still', () => {
    // 36 letters take 270 px, which is more than the 240 that names of several words get.
    const word = 'Hoogwaterbeschermingsprogrammadelen';
    expect(namesWidth(horizontalChart(...named(`${word} van beton`)), surroundings(1000))).toBe(
      Math.ceil(word.length * CHARACTER_WIDTH),
    );
    const words = 'Hoogwaterbescherming van beton, met delen';
    expect(namesWidth(horizontalChart(...named(words)), surroundings(1000))).toBe(240);
  });

  it('are not fitted again when they are drawn: a font that came in meanwhile breaks none', () => {
    const { formatter } = categoryAxis(
      horizontalChart(...named('A1-A3 Productie')),
      surroundings(1000),
    ).axisLabel;
    expect([formatter('', 0), formatter('', 1)]).toEqual(['A1-A3 Productie', '']);
  });

  it('have room for what stands below them as well', () => {
    const model = horizontalChart({ key: 'a', label: 'Spoor', detail: '12 projecten' });
    expect(namesWidth(model, surroundings(1000))).toBe(12 * CHARACTER_WIDTH);
    expect(namesBeside(model, surroundings(1000))).toEqual(['Spoor\n12 projecten']);
  });

  it('are broken between words where they are wider than their share', () => {
    const model = horizontalChart({ key: 'a', label: 'Infrastructuur hoofdwegennet', detail: '3 projecten' });
    expect(namesBeside(model, surroundings(300))).toEqual(['Infrastructuur\nhoofdwegennet\n3 projecten']);
  });

  it('are cut where the drawing is too low for them, and the cut can be seen', () => {
    const model = horizontalChart(...named('Een naam van zeven woorden en lang', 'b', 'c', 'd'));
    // 106 px less 34 for the axis leave 72: a line for each of four; 40 % of 300 px holds 16 letters.
    expect(namesBeside(model, surroundings(300, 106))[0]).toBe('Een naam van ze…');
  });

  it('take two lines at most, whatever the height, and end in a cut that can be seen', () => {
    const model = horizontalChart(...named('Een naam van zeven woorden en lang', 'b'));
    expect(namesBeside(model, surroundings(300))[0]).toBe('Een naam van\nzeven woorden e…');
  });

  it('have smaller letters where bars leave less than two ordinary lines: at 30 px for each', () => {
    const names = Array.from({ length: 20 }, (_, place) => `Een naam van zeven ${place}`);
    const model = horizontalChart(...named(...names));
    expect(nameTypeBeside(model, surroundings(300, 800))).toEqual({ size: 14, line: 18 });
    expect(nameTypeBeside(model, surroundings(300, 600))).toEqual({ size: 12, line: 13 });
    expect(namesBeside(model, surroundings(300, 600))[0]).toBe('Een naam van\nzeven 0');
  });
});
