import { describe, expect, it } from 'vitest';
import { resetsCriteria } from './criteria-reset.ts';
import { awardModelEditable, stepHeadersFree, toggledEmvi } from './emvi-transition.ts';

describe('the award model is completed and taken up again (decisions 26 and 27)', () => {
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

describe('another maximum for other criteria (P42, decision 44)', () => {
  const change = { emviStatus: 'Editing', formerEur: 50_000, nextEur: 40_000 } as const;

  it('empties the discounts of the bidders while a model is taken up again', () => {
    expect(resetsCriteria(change)).toBe(true);
    expect(resetsCriteria({ ...change, nextEur: null })).toBe(true);
  });

  it('empties nothing when it is the same, or while the model is first filled in', () => {
    expect(resetsCriteria({ ...change, nextEur: 50_000 })).toBe(false);
    expect(resetsCriteria({ ...change, emviStatus: 'Unlocked' })).toBe(false);
  });
});
