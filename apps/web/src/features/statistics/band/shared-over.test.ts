import { describe, expect, it } from 'vitest';
import { comparedExample, incomparableExample } from '../../../testing/statistics-answers.ts';
import { sharedOver } from './shared-over.ts';

const over = (compared: number, pairs: number) =>
  comparedExample({ baseline: 100, optimization: 80, amount: -20, share: -0.2 }, { compared, pairs });

describe('over how many projects all differences speak', () => {
  it('is said once where MKI and CO2 speak over the same number', () => {
    expect(sharedOver({ mki: over(2, 6), co2: over(2, 6) })).toEqual({ compared: 2, pairs: 6 });
  });

  it('is said by each where they speak over different ones, or one of them has no difference', () => {
    expect(sharedOver({ mki: over(2, 6), co2: over(3, 6) })).toBeNull();
    expect(sharedOver({ mki: over(2, 6), co2: incomparableExample({ gaps: [], pairs: 6 }) })).toBeNull();
  });

  it('is nothing where they speak over all', () => {
    expect(sharedOver({ mki: over(6, 6), co2: over(6, 6) })).toBeNull();
  });
});
