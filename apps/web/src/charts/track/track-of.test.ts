import { describe, expect, it } from 'vitest';
import { dashesOn, trackOf } from './track-of.ts';

const track = (baseline: number | null, optimization: number | null, comparable = true) =>
  trackOf({ baseline, optimization, comparable });

describe('a track', () => {
  it('of a saving has its dot where the optimisation ends, and what is avoided up to the post', () => {
    expect(track(200, 150)).toEqual({ kind: 'saved', dot: 0.75, post: 1, avoided: { from: 0.75, to: 1 } });
    expect(track(200, 0)).toMatchObject({ kind: 'saved', dot: 0, avoided: { from: 0, to: 1 } });
  });

  it('of two sides that are the same avoids nothing', () => {
    expect(track(200, 200)).toMatchObject({ kind: 'saved', dot: 1, avoided: { from: 1, to: 1 } });
  });

  it('of more than the baseline has its post where the baseline ends, and the rest beyond it', () => {
    expect(track(150, 200)).toEqual({ kind: 'more', dot: 1, post: 0.75, beyond: { from: 0.75, to: 1 } });
  });

  it('of a baseline alone is its line and post', () => {
    expect(track(200, null)).toEqual({ kind: 'baseline-only', post: 1 });
  });

  it('of nothing shows nothing', () => {
    expect(track(null, null)).toEqual({ kind: 'nothing' });
  });

  it.each([
    ['sides that may not be compared', 200, 150, false],
    ['an optimisation without a baseline', null, 150, true],
    ['a baseline of 0', 0, 150, true],
    ['a baseline below 0', -10, 150, true],
    ['an optimisation below 0', 200, -10, true],
  ])('draws no length of %s', (_what, baseline, optimization, comparable) => {
    expect(track(baseline, optimization, comparable)).toEqual({ kind: 'incomparable' });
  });
});

describe('the dashes of what is avoided', () => {
  it('end at the post, and are cut where the stretch ends', () => {
    expect(dashesOn(60)).toEqual([
      { startPx: 0, widthPx: 6 },
      { startPx: 10, widthPx: 14 },
      { startPx: 28, widthPx: 14 },
      { startPx: 46, widthPx: 14 },
    ]);
    expect(dashesOn(14)).toEqual([{ startPx: 0, widthPx: 14 }]);
    expect(dashesOn(5)).toEqual([{ startPx: 0, widthPx: 5 }]);
  });

  it('begin where the stretch does, or at the gap that falls there', () => {
    expect(dashesOn(16)).toEqual([{ startPx: 2, widthPx: 14 }]);
    expect(dashesOn(18)).toEqual([{ startPx: 4, widthPx: 14 }]);
    expect(dashesOn(19)[0]).toEqual({ startPx: 0, widthPx: 1 });
  });

  it('are none where nothing is avoided', () => {
    expect(dashesOn(0)).toEqual([]);
    expect(dashesOn(-3)).toEqual([]);
  });

  it('cover the more of the track the more was avoided: 32,8 % and 33,3 % of 150 px differ by a part of a dash', () => {
    const covered = (lengthPx: number) => dashesOn(lengthPx).reduce((sum, { widthPx }) => sum + widthPx, 0);
    const [less, more] = [covered(0.328 * 150), covered(0.333 * 150)];
    expect(more - less).toBeCloseTo(0.75, 9);
  });
});
