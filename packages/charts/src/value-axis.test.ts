import { axisStep } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { valueAxis } from './value-axis.ts';

/** Room for every label. */
const AMPLE = 1_000;

describe('valueAxis', () => {
  it('steps by the agreed rule and ends on a whole step above the largest figure', () => {
    expect(valueAxis(0, 45_832, AMPLE)).toEqual({ min: 0, max: 50_000, interval: 5_000, labelled: 5_000 });
    expect(valueAxis(0, 300_000, AMPLE)).toMatchObject({ max: 300_000, interval: 20_000 });
    expect(valueAxis(0, 300_001, AMPLE)).toMatchObject({ max: 350_000, interval: 50_000 });
  });

  it.each([
    10, 33, 50, 51, 100, 101, 501, 1_001, 4_400, 5_001, 10_001, 21_000, 50_001, 99_999, 100_001, 299_999,
  ])('has lines of the agreed step up to %i, however little room there is for labels', (highest) => {
    for (const room of [2, 3, 5, 8, 20]) {
      const axis = valueAxis(0, highest, room);
      expect(axis?.interval).toBe(axisStep(highest));
      expect((axis?.labelled ?? 0) % axisStep(highest)).toBe(0);
      expect((axis?.max ?? 0) / (axis?.labelled ?? 1)).toBeLessThanOrEqual(room);
    }
  });

  it('labels every second or third line where room is short, and ends on a label', () => {
    expect(valueAxis(0, 16_500, 5)).toEqual({ min: 0, max: 20_000, interval: 2_000, labelled: 4_000 });
    expect(valueAxis(0, 21_000, 2)).toEqual({ min: 0, max: 30_000, interval: 5_000, labelled: 15_000 });
  });

  it('never lets a bar rise past the last label', () => {
    for (let highest = 1; highest < 5_000_000; highest = Math.ceil(highest * 1.37))
      for (const room of [2, 3, 6, 14]) {
        const { max, labelled } = valueAxis(0, highest, room) ?? { max: 0, labelled: 1 };
        expect(max).toBeGreaterThanOrEqual(highest);
        expect(max / labelled).toBeCloseTo(Math.round(max / labelled), 9);
      }
  });

  it('gives a small benefit below 0 a few tenths of a step, and a larger one whole steps', () => {
    expect(valueAxis(-211, 16_632, AMPLE)).toMatchObject({ min: -400, max: 18_000, interval: 2_000 });
    expect(valueAxis(-4_100, 16_632, AMPLE)).toMatchObject({ min: -6_000, max: 18_000, interval: 2_000 });
  });

  it('has room for its labels where bars go below 0 too: the label at the end is one that is drawn', () => {
    expect(valueAxis(-46_896, 152_659, 2)).toEqual({
      ...{ min: -60_000, max: 160_000 },
      ...{ interval: 20_000, labelled: 160_000 },
    });
    for (let highest = 12; highest < 5_000_000; highest = Math.ceil(highest * 1.37))
      for (const share of [0.02, 0.3, 0.9, 1.6])
        for (const room of [2, 3, 6, 14]) {
          const { min, max, labelled } = valueAxis(-share * highest, highest, room) ?? {
            ...{ min: 0, max: 0, labelled: 1 },
          };
          expect((max - min) / labelled, `${-share * highest} to ${highest}`).toBeLessThanOrEqual(
            room + 1e-9,
          );
          expect(max).toBeGreaterThanOrEqual(highest);
        }
  });

  it('has lines at labels only where the rule would draw hundreds', () => {
    expect(valueAxis(0, 40_000_000, 18)).toMatchObject({ max: 40_000_000, interval: 2_500_000 });
    expect(valueAxis(0, 1_450_000, 8)).toEqual({
      ...{ min: 0, max: 1_600_000 },
      ...{ interval: 50_000, labelled: 200_000 },
    });
  });

  it('steps by 1, 2 or 5 below 10, and by a tenth or hundredth of these below 1', () => {
    const stepOf = (highest: number) => valueAxis(0, highest, AMPLE)?.interval;
    expect([9.99, 5.1, 5, 4.2, 1.1].map(stepOf)).toEqual([2, 2, 1, 1, 0.5]);
    expect([0.6, 0.45, 0.034].map(stepOf)).toEqual([0.2, 0.1, 0.01]);
    expect(valueAxis(0, 0.6, AMPLE)).toEqual({ min: 0, max: 0.6, interval: 0.2, labelled: 0.2 });
  });

  it('has nothing to show where every figure is 0', () => {
    expect(valueAxis(0, 0, AMPLE)).toBeNull();
  });
});
