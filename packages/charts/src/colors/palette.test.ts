import { AWARD_FORMULAS, contrastRatio, LIFE_CYCLE_MODULES, textColorOn } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { type ColorMeaning, type ColorMode, colorOf, DEFAULT_SERIES_COUNT } from './palette.ts';
import { type Sight, smallestDifference } from './seen-difference.fixture.ts';

const MODES: readonly ColorMode[] = ['light', 'dark'];
/** The backgrounds of charts: card and page, see app/theme/palettes.ts. */
const GROUNDS = { light: ['#ffffff', '#f5f7f6'], dark: ['#16252a', '#0d1619'] } as const;
const SIGHTS: readonly Sight[] = ['full', 'protanopia', 'deuteranopia', 'tritanopia'];

const NAMED_GROUPS: readonly (readonly ColorMeaning[])[] = [
  ['baseline', 'optimization'],
  ['burden', 'secondary', 'biobased'],
  ['burden', 'renewable'],
  ['burden', 'emission-free'],
  ['burden', 'co2-benefit'],
  ['optimization', 'range', 'range-mark'],
  ['bid-price', 'bid-mki-discount', 'bid-criteria-discount'],
  AWARD_FORMULAS,
];
/**
 * The colours on the screen of a tender's bidders: the parts of a bid, the formulas and the product groups of a bid.
 */
const OF_BIDDERS = [
  ['bid-price', 'bid-mki-discount', 'bid-criteria-discount', ...AWARD_FORMULAS],
  ['baseline', 'optimization', 'burden', 'secondary', 'biobased', 'renewable', 'emission-free'],
] as const satisfies readonly (readonly ColorMeaning[])[];
const series = (count: number): ColorMeaning[] =>
  Array.from({ length: count }, (_, seriesIndex) => ({ seriesIndex }));
const everything: readonly ColorMeaning[] = [...NAMED_GROUPS.flat(), ...LIFE_CYCLE_MODULES, ...series(60)];

describe.each(MODES)('the palette in %s mode', (mode) => {
  it('has seven default series colours, each its own', () => {
    expect(DEFAULT_SERIES_COUNT).toBe(7);
    expect(new Set(series(7).map((meaning) => colorOf(meaning, mode))).size).toBe(7);
  });

  it('keeps every colour at 3:1 or more against what it is drawn on, so none is ever white', () => {
    for (const meaning of everything) {
      const color = colorOf(meaning, mode);
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
      expect(color).not.toBe('#ffffff');
      for (const ground of GROUNDS[mode])
        expect(contrastRatio(color, ground), `${JSON.stringify(meaning)} ${color}`).toBeGreaterThanOrEqual(3);
    }
  });

  it('lets a label be read on every colour', () => {
    for (const color of everything.map((meaning) => colorOf(meaning, mode)))
      expect(contrastRatio(textColorOn(color), color), color).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SIGHTS)('keeps the seven series colours apart for %s', (sight) => {
    const colors = series(7).map((meaning) => colorOf(meaning, mode));
    expect(smallestDifference(colors, sight)).toBeGreaterThan(20);
  });

  it.each(SIGHTS)('keeps the colours of one meaning apart for %s', (sight) => {
    for (const group of NAMED_GROUPS) {
      const colors = group.map((meaning) => colorOf(meaning, mode));
      expect(smallestDifference(colors, sight), group.join()).toBeGreaterThan(17);
    }
  });

  it('gives no colour two meanings, but that a benefit is green as a module and as CO2', () => {
    const meanings = [...new Set(everything)].filter((meaning) => meaning !== 'co2-benefit');
    expect(colorOf('co2-benefit', mode)).toBe(colorOf('D', mode));
    expect(new Set(meanings.map((meaning) => colorOf(meaning, mode))).size).toBe(meanings.length);
  });

  it('tells the parts of a bid and the formulas from all else on their screen, and not by a hair', () => {
    const [ofTender, others] = OF_BIDDERS;
    const around = [...others, ...series(DEFAULT_SERIES_COUNT)].map((meaning) => colorOf(meaning, mode));
    const own = ofTender.map((meaning) => colorOf(meaning, mode));
    expect(smallestDifference(own, 'full')).toBeGreaterThan(20);
    for (const color of own)
      for (const other of around)
        expect(smallestDifference([color, other], 'full'), `${color} ${other}`).toBeGreaterThan(14);
  });

  it('gives every life-cycle module a colour of its own', () => {
    expect(new Set(LIFE_CYCLE_MODULES.map((module) => colorOf(module, mode))).size).toBe(10);
  });

  it('gives no further series a colour that could be taken for one that means something', () => {
    const meaning = [...NAMED_GROUPS.flat(), ...LIFE_CYCLE_MODULES].map((each) => colorOf(each, mode));
    for (const color of series(60)
      .slice(DEFAULT_SERIES_COUNT)
      .map((each) => colorOf(each, mode)))
      for (const other of meaning)
        expect(smallestDifference([color, other], 'full'), `${color} ${other}`).toBeGreaterThan(14);
  });

  it('keeps thirty series apart, so that each can be looked up in the legend', () => {
    const colors = series(30).map((each) => colorOf(each, mode));
    expect(smallestDifference(colors, 'full')).toBeGreaterThan(6);
  });

  it('gives further series a colour by rule: the same every time, and no two of thirty alike', () => {
    expect(colorOf({ seriesIndex: 11 }, mode)).toBe(colorOf({ seriesIndex: 11 }, mode));
    expect(new Set(series(30).map((meaning) => colorOf(meaning, mode))).size).toBe(30);
  });
});
