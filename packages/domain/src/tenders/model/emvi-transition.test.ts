import { describe, expect, it } from 'vitest';
import { keepsDiscount, mayTakeDiscount } from './criteria-reset.ts';
import { awardModelEditable, stepHeadersFree, toggledEmvi } from './emvi-transition.ts';

describe('the award model is completed and taken up again (D-26 and D-27)', () => {
  it.each([
    ['Unlocked', 'Design_Phase_Active', 'Locked', 'EMVI_Complete'],
    ['Locked', 'EMVI_Complete', 'Editing', 'Design_Phase_Active'],
    ['Editing', 'Design_Phase_Active', 'Locked', 'EMVI_Complete'],
  ] as const)('%s with %s becomes %s with %s', (emviStatus, status, nextEmvi, nextStatus) => {
    expect(toggledEmvi({ emviStatus, status })).toEqual({ emviStatus: nextEmvi, status: nextStatus });
  });

  it.each(['Design_Phase_Complete', 'Project_Complete'] as const)('not with %s', (status) => {
    expect(toggledEmvi({ emviStatus: 'Locked', status })).toBeNull();
  });

  it('Unlocked is walked in order, Locked is read freely, Editing is both free and open', () => {
    expect((['Unlocked', 'Locked', 'Editing'] as const).map(stepHeadersFree)).toEqual([false, true, true]);
    expect((['Unlocked', 'Locked', 'Editing'] as const).map(awardModelEditable)).toEqual([true, false, true]);
  });
});

describe('another maximum for other criteria (D-44)', () => {
  const change = { emviStatus: 'Editing', formerEur: 50_000, nextEur: 40_000 } as const;

  it('empties the discounts of the bidders while a model is taken up again', () => {
    expect(keepsDiscount(1, change)).toBe(false);
    expect(keepsDiscount(1, { ...change, nextEur: 60_000 })).toBe(false);
    expect(keepsDiscount(1, { ...change, nextEur: null })).toBe(false);
  });

  it('empties nothing when it is the same, or while the model is first filled in', () => {
    expect(keepsDiscount(50_000, { ...change, nextEur: 50_000 })).toBe(true);
    expect(keepsDiscount(40_000, { ...change, emviStatus: 'Unlocked' })).toBe(true);
  });

  it('empties what exceeds it at any time; without a maximum nothing can be earned', () => {
    expect(keepsDiscount(40_001, { ...change, emviStatus: 'Unlocked' })).toBe(false);
    const without = { ...change, emviStatus: 'Unlocked', nextEur: null } as const;
    expect([1, 0, null].map((discountEur) => keepsDiscount(discountEur, without))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('may take one exactly where one of those that could have been given would not stay', () => {
    for (const emviStatus of ['Unlocked', 'Editing'] as const)
      for (const formerEur of [null, 0, 1, 3])
        for (const nextEur of [null, 0, 1, 2, 3, 4]) {
          const another = { emviStatus, formerEur, nextEur };
          const possible = Array.from({ length: (formerEur ?? 0) + 1 }, (_, eur) => eur);
          const takes = possible.some((eur) => !keepsDiscount(eur, another));
          expect(mayTakeDiscount(another), JSON.stringify(another)).toBe(takes);
        }
  });
});
