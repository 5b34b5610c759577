import { describe, expect, it } from 'vitest';
import type { SetCode } from '../indicators/impact-sets.ts';
import { CALCULATION_TYPES, type CalculationType } from '../items/calculation-types.ts';
import { activeWith, setMixture } from './set-mixture.ts';

const a1 = (type: CalculationType) => ({ type, headlineSet: 'a1' as SetCode });
const a2 = (type: CalculationType) => ({ type, headlineSet: 'a2' as SetCode });

describe('all active calculations of a project state their MKI in one set (D-93 and D-100)', () => {
  it('which nothing, one calculation, and a whole project in one set do', () => {
    expect(setMixture([])).toBeNull();
    expect(setMixture([a2('applicant')])).toBeNull();
    expect(setMixture(CALCULATION_TYPES.map(a1))).toBeNull();
    expect(setMixture(CALCULATION_TYPES.map(a2))).toBeNull();
  });

  it('and no two of different sets do, of whatever types', () => {
    for (const one of CALCULATION_TYPES)
      for (const other of CALCULATION_TYPES)
        if (one !== other) expect(setMixture([a1(one), a2(other)]), `${one}, ${other}`).not.toBeNull();
  });

  it('so that a realisation in Set A1 does not go with a design that was replaced by Set A2', () => {
    const design = [a2('design-baseline'), a2('design-optimization')];
    const realisation = [a1('as-built-baseline'), a1('as-built-optimization')];
    expect(setMixture([...realisation.toReversed(), ...design])).toEqual([
      { set: 'a1', calculations: realisation },
      { set: 'a2', calculations: design },
    ]);
  });
});

describe('a calculation that becomes active', () => {
  it('takes the place of the active one of its type, and of no other', () => {
    const active = [a1('design-baseline'), a1('design-optimization')];
    expect(activeWith(active, a2('design-baseline'))).toEqual([
      a1('design-optimization'),
      a2('design-baseline'),
    ]);
    expect(activeWith(active, a1('applicant'))).toEqual([...active, a1('applicant')]);
  });

  it('so may bring another set when it is the only one', () => {
    expect(setMixture(activeWith([a1('design-baseline')], a2('design-baseline')))).toBeNull();
  });
});
