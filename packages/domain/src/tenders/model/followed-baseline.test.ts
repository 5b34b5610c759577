import { describe, expect, it } from 'vitest';
import { effectOfBaseline, effectOfTakingUp } from './followed-baseline.ts';

const OPEN = { upperEur: 45_832, lowerEur: 22_916, manuallySet: false, emviStatus: 'Unlocked' } as const;
const FOLLOWED = {
  kind: 'follows',
  from: { upperEur: 45_832, lowerEur: 22_916 },
  to: { upperEur: 30_610, lowerEur: 15_305 },
};

describe('what another baseline does to the model (part 2, §4)', () => {
  it.each(['Unlocked', 'Editing'] as const)('one that is %s follows at once', (emviStatus) => {
    expect(effectOfBaseline({ ...OPEN, emviStatus }, 30_610.2)).toEqual(FOLLOWED);
  });

  it('one that is complete keeps its value, and follows once it is taken up again', () => {
    const complete = { ...OPEN, emviStatus: 'Locked' } as const;
    expect(effectOfBaseline(complete, 30_610)).toEqual({ kind: 'none' });
    expect(effectOfTakingUp(complete, 30_610)).toEqual(FOLLOWED);
  });

  it('one that was set by hand keeps its value, taken up again as well', () => {
    const byHand = { ...OPEN, manuallySet: true };
    expect(effectOfBaseline(byHand, 30_610)).toEqual({ kind: 'none' });
    expect(effectOfTakingUp(byHand, 30_610)).toEqual({ kind: 'none' });
  });

  it('the same value in whole euro is no change', () => {
    expect(effectOfBaseline(OPEN, 45_832.4)).toEqual({ kind: 'none' });
  });

  it('a target of somebody’s own may lie at the new reference value, and never above it', () => {
    const own = { ...OPEN, lowerEur: 30_610 };
    expect(effectOfBaseline(own, 30_610)).toMatchObject({
      kind: 'follows',
      to: { upperEur: 30_610, lowerEur: 30_610 },
    });
    expect(effectOfBaseline(own, 30_609)).toEqual({
      kind: 'target-above',
      upperEur: 30_609,
      lowerEur: 30_610,
    });
  });
});
