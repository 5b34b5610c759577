import { describe, expect, it } from 'vitest';
import {
  canFirstBeTold,
  changeMayBeTold,
  mayBeTold,
  mayHaveBeenTold,
  type SidesOfOrganisation,
  versionToTell,
  wasToldToAll,
} from './told-of-others.ts';

const nobody: ReadonlySet<string> = new Set();
/** Returns parts of the organisations a, b, c … with these amounts on both sides. */
const parts = (...amounts: readonly number[]): SidesOfOrganisation[] =>
  amounts.map((amount, place) => ({
    organisationId: 'abcdefgh'.charAt(place),
    baseline: amount,
    optimization: amount,
  }));

describe('a figure is told', () => {
  it.each([
    ['60, 20 and 20 of 100', [60, 20, 20], true],
    ['61, 20 and 19 of 100: the largest has more than 60 %', [61, 20, 19], false],
    ['45, 35 and 20 of 100', [45, 35, 20], true],
    ['45, 36 and 19 of 100: the largest two have more than 80 %', [45, 36, 19], false],
    ['of −60, 20 and 20: credits weigh as much as costs', [-60, 20, 20], true],
    ['of −61, 20 and 19', [-61, 20, 19], false],
    ['50 and 50 of 100: they are two', [50, 50], false],
  ])('of %s', (_name, amounts, is) => {
    expect(mayBeTold(parts(...amounts), nobody)).toBe(is);
  });

  it('only if neither side has too much in one hand', () => {
    const [largest, ...rest] = parts(40, 30, 30);
    if (!largest) throw new Error('There are three');
    expect(mayBeTold([largest, ...rest], nobody)).toBe(true);
    expect(mayBeTold([{ ...largest, optimization: 91 }, ...rest], nobody)).toBe(false);
  });

  it('not to a reader who alone has something on both its sides', () => {
    const others = parts(10, 10, 10).map((part) => ({ ...part, optimization: 0 }));
    const mine = ['x', 'y', 'z'].map((organisationId) => ({
      organisationId,
      baseline: 10,
      optimization: 10,
    }));
    expect(mayBeTold([...others, ...mine], new Set(['x', 'y', 'z']))).toBe(false);
  });

  it('to a reader by what is left without the reader’s own', () => {
    expect(mayBeTold(parts(900, 60, 20, 20), new Set(['a']))).toBe(true);
    expect(mayBeTold(parts(10, 61, 20, 19), new Set(['a']))).toBe(false);
    expect(mayBeTold(parts(10, 10, 10), new Set(['a']))).toBe(false);
  });
});

describe('a figure that changed is told anew', () => {
  const before = parts(10, 20, 30, 40);

  it('if three others changed on a side, or none', () => {
    expect(changeMayBeTold(before, parts(11, 21, 31, 40), nobody)).toBe(true);
    expect(changeMayBeTold(before, before, nobody)).toBe(true);
  });

  it.each([
    ['one changed', parts(10, 20, 30, 41)],
    ['two changed', parts(10, 20, 31, 41)],
    ['one left', parts(10, 20, 30)],
    ['one came', parts(10, 20, 30, 40, 50)],
    ['one came with 1', parts(10, 20, 30, 40, 1)],
  ])('not if %s: the difference would be theirs', (_name, after) => {
    expect(changeMayBeTold(before, after, nobody)).toBe(false);
  });

  it('not if one left that had 1', () => {
    expect(changeMayBeTold(parts(10, 20, 30, 1), parts(10, 20, 30), nobody)).toBe(false);
  });

  it('not if three changed on one side and one of them on the other', () => {
    const after = parts(11, 21, 31, 40).map((part, place) => ({
      ...part,
      optimization: place === 0 ? 11 : (before[place]?.optimization ?? 0),
    }));
    expect(changeMayBeTold(before, after, nobody)).toBe(false);
  });

  it('not to one of the three that changed', () => {
    expect(changeMayBeTold(before, parts(11, 21, 31, 40), new Set(['a']))).toBe(false);
    expect(changeMayBeTold(before, parts(11, 21, 31, 41), new Set(['a']))).toBe(true);
  });

  it('with sums whose last digit is another one taken for the same', () => {
    expect(changeMayBeTold(parts(0.6), parts(0.1 + 0.2 + 0.3), nobody)).toBe(true);
  });
});

const version = (...amounts: readonly number[]) => ({ contributions: parts(...amounts), between: false });
const between = (...amounts: readonly number[]) => ({ contributions: parts(...amounts), between: true });

describe('of its versions a reader is told', () => {
  const first = version(10, 12, 14, 16);
  const second = version(11, 13, 15, 16);

  it('the newest, and who changed with two others the one before', () => {
    expect(versionToTell([first, second], nobody)).toBe(second);
    expect(versionToTell([first, second], new Set(['d']))).toBe(second);
    expect(versionToTell([first, second], new Set(['a']))).toBe(first);
  });

  it('none that together with a version long before gives one away', () => {
    // b and c have their former amounts again, so that between the first version and this one only d changed.
    const third = version(10, 12, 14, 20);
    expect(changeMayBeTold(second.contributions, third.contributions, nobody)).toBe(true);
    expect(versionToTell([first, second, third], nobody)).toBe(second);
  });

  it('the newest, when those before could not be told', () => {
    const enough = version(10, 12, 14);
    expect(versionToTell([version(), version(10, 12), enough], nobody)).toBe(enough);
    expect(versionToTell([], nobody)).toBeUndefined();
  });

  it('one that was fixed between two quarters only if there was none before for that reader', () => {
    const three = version(10, 12, 14);
    const withA = between(10, 12, 14, 16);
    expect(versionToTell([three, withA], new Set(['a']))).toBe(withA);
    expect(versionToTell([three, withA], nobody)).toBe(three);
    // Three have changed since, but it is not the first day of a quarter.
    const later = between(20, 22, 24, 26);
    expect(versionToTell([three, withA, later], new Set(['a']))).toBe(withA);
  });
});

describe('who belongs to several organisations', () => {
  const both = new Set(['a', 'b']);

  it('may have been told a figure as a member of one of them, or of one that has no part in it', () => {
    const four = parts(10, 12, 14, 16);
    expect(mayBeTold(four, both)).toBe(false);
    expect(mayHaveBeenTold(four, both)).toBe(true);
    expect(mayHaveBeenTold(parts(10, 12, 14), both)).toBe(false);
    expect(mayHaveBeenTold(parts(10, 12, 14), new Set(['a']))).toBe(false);
    expect(mayHaveBeenTold(parts(10, 12, 14), new Set(['a', 'x']))).toBe(true);
    expect(mayHaveBeenTold(parts(10, 12, 14), nobody)).toBe(true);
    expect(mayHaveBeenTold(parts(10, 12), new Set(['a', 'x']))).toBe(false);
  });

  it('is not told what a rival came with since, which a key of one of them was told without', () => {
    const before = version(100, 120, 130, 140);
    const after = version(100, 120, 130, 140, 151.37);
    // A member of only organisation a saw 390 of others; a reader with both organisations saw nothing.
    expect(versionToTell([before, after], new Set(['a']))).toBe(before);
    expect(versionToTell([before, after], both)).toBe(before);
    expect(mayBeTold(before.contributions, both)).toBe(false);
  });

  it('nor between two quarters, where an organisation that has no part in the figure was told', () => {
    const before = version(100, 120, 130);
    const after = between(100, 120, 130, 141.23);
    expect(versionToTell([before, after], new Set(['a']))).toBe(after);
    expect(versionToTell([before, after], new Set(['a', 'x']))).toBe(before);
    expect(mayBeTold(before.contributions, new Set(['a', 'x']))).toBe(false);
  });

  it('of very many counts as having been told what anybody could be', () => {
    const many = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    const all = parts(10, 12, 14, 16, 18, 20, 22, 24);
    expect(mayHaveBeenTold(all, many)).toBe(true);
    expect(mayHaveBeenTold(parts(10, 12), many)).toBe(false);
  });
});

describe('a figure can first be told', () => {
  it('to somebody else when three have a part in it, and to one of them when a fourth has', () => {
    expect(canFirstBeTold([], parts(10, 12))).toBe(false);
    expect(canFirstBeTold([], parts(10, 12, 14))).toBe(true);
    expect(canFirstBeTold([version(10, 12, 14)], parts(11, 13, 15))).toBe(false);
    expect(canFirstBeTold([version(10, 12, 14)], parts(10, 12, 14, 16))).toBe(true);
    expect(canFirstBeTold([version(10, 12, 14, 16)], parts(10, 12, 14, 16, 18))).toBe(false);
  });

  it('to nobody more once each that has a part in it was told', () => {
    expect(wasToldToAll([version(10, 12, 14)])).toBe(false);
    expect(wasToldToAll([version(10, 12, 14), between(10, 12, 14, 16)])).toBe(true);
    expect(wasToldToAll([])).toBe(false);
  });
});
