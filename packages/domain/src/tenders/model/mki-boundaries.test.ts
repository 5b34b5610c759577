import { describe, expect, it } from 'vitest';
import { boundariesFromBaseline, withReferenceValue } from './mki-boundaries.ts';

describe('the reference value follows the active baseline', () => {
  const open = { upperEur: null, lowerEur: null, manuallySet: false };

  it('in whole euro, with half of it as the target', () => {
    expect(boundariesFromBaseline(open, 45_831.6)).toEqual({ upperEur: 45_832, lowerEur: 22_916 });
  });

  it('as a spreadsheet rounds it, where adding up left it a hair short of a half (docs/decisions/0077)', () => {
    const summed = [3319.96, 2914.89, 1303.73, 6027.88, 12_062.6, 4481.44].reduce((sum, each) => sum + each);
    expect(summed).toBeLessThan(30_110.5);
    expect(boundariesFromBaseline(open, summed)?.upperEur).toBe(30_111);
  });

  it('and does not change when the rounded value is the same', () => {
    expect(
      boundariesFromBaseline({ upperEur: 45_832, lowerEur: 22_916, manuallySet: false }, 45_832.4),
    ).toBeNull();
  });

  it('unless somebody set it by hand', () => {
    expect(
      boundariesFromBaseline({ upperEur: 50_000, lowerEur: 25_000, manuallySet: true }, 45_832),
    ).toBeNull();
  });
});

describe('the target value (D-39)', () => {
  it.each([
    ['is half of the reference value when there is none', null, null, 1001, 501],
    ['moves along while it is half of the former one', 1000, 500, 2000, 1000],
    ['moves along when that half was rounded', 1001, 501, 2000, 1000],
    ['stays when somebody chose another', 1000, 400, 2000, 400],
    ['stays even when it then lies above the reference value: a message says so', 1000, 900, 800, 900],
  ])('%s', (_rule, upperEur, lowerEur, next, target) => {
    expect(withReferenceValue({ upperEur, lowerEur }, next)).toEqual({ upperEur: next, lowerEur: target });
  });
});
