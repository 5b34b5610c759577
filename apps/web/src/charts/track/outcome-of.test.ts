import { describe, expect, it } from 'vitest';
import { type JudgedPair, outcomeOf, trackSidesOf } from './outcome-of.ts';
import { trackOf } from './track-of.ts';

const NOTHING: JudgedPair = {
  set: 'a1',
  baseline: null,
  optimization: null,
  comparison: null,
  gaps: [],
};

function compared(baseline: number, optimization: number, incomplete = false): JudgedPair {
  const amount = optimization - baseline;
  const share = baseline > 0 ? amount / baseline : null;
  return {
    ...NOTHING,
    baseline,
    optimization,
    comparison: { baseline, optimization, amount, share, incomplete },
  };
}

const GAP = { side: 'optimization', undeclared: 1, items: 2 } as const;

describe('what is said of a project', () => {
  it.each<[string, JudgedPair | null, object, string]>([
    ['nothing is there', null, { kind: 'none' }, 'nothing'],
    [
      'a baseline waits for an optimisation',
      { ...NOTHING, baseline: 400 },
      { kind: 'baseline', amountEur: 400 },
      'baseline-only',
    ],
    [
      'a saving',
      compared(400, 300),
      { kind: 'changed', amountEur: -100, share: -0.25, incomplete: false },
      'saved',
    ],
    [
      'more than the baseline',
      compared(400, 500, true),
      { kind: 'changed', amountEur: 100, share: 0.25, incomplete: true },
      'more',
    ],
    ['no difference', compared(400, 400), { kind: 'same', incomplete: false }, 'saved'],
    [
      'a baseline that is not above 0 has no percentage',
      compared(-10, -20),
      { kind: 'changed', amountEur: -10, share: null, incomplete: false },
      'incomparable',
    ],
    ['no set in common', { ...NOTHING, set: null }, { kind: 'incomparable', reason: 'sets' }, 'incomparable'],
    [
      'a side lacks modules that the other declares',
      {
        ...NOTHING,
        baseline: 400,
        optimization: 40,
        gaps: [{ ...GAP, undeclared: 0, lacking: { items: 2 } }],
      },
      { kind: 'incomparable', reason: 'scope' },
      'incomparable',
    ],
    [
      'other weights',
      { ...NOTHING, baseline: 400, optimization: 300, gaps: [{ ...GAP, apart: 2 }] },
      { kind: 'incomparable', reason: 'weights' },
      'incomparable',
    ],
    [
      'items without an MKI',
      { ...NOTHING, baseline: 400, optimization: 300, gaps: [GAP] },
      { kind: 'incomparable', reason: 'undeclared' },
      'incomparable',
    ],
  ])('where there is %s', (_, result, outcome, track) => {
    expect(outcomeOf(result)).toEqual(outcome);
    expect(trackOf(trackSidesOf(result)).kind).toBe(track);
  });
});
