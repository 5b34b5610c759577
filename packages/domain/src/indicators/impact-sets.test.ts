import { describe, expect, it } from 'vitest';
import { SET_A1, SET_A2 } from './impact-sets.ts';

const codesOf = (set: typeof SET_A1, core: boolean) =>
  set.indicators.filter((indicator) => indicator.core === core).map(({ code }) => code);

describe('what has to be declared', () => {
  it('is all of Set A1', () => {
    expect(codesOf(SET_A1, true)).toHaveLength(11);
    expect(codesOf(SET_A1, false)).toEqual([]);
  });

  it('is the core of Set A2: its first 13 indicators, up to WDP', () => {
    expect(codesOf(SET_A2, true)).toHaveLength(13);
    expect(codesOf(SET_A2, true).at(-1)).toBe('WDP');
    expect(codesOf(SET_A2, false)).toEqual(['PM', 'IR', 'ETP-fw', 'HTP-c', 'HTP-nc', 'SQP']);
  });
});

it('states CO2 by GWP in Set A1 and by GWP-total in Set A2', () => {
  expect(SET_A1.co2Indicator).toBe('GWP');
  expect(SET_A2.co2Indicator).toBe('GWP-total');
});
