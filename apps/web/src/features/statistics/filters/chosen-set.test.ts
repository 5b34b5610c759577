import { describe, expect, it } from 'vitest';
import { chosenSet } from './chosen-set.ts';

describe('chosenSet', () => {
  it('is the set that the address asks for', () => {
    expect(chosenSet('a2', ['a1', 'a2'])).toBe('a2');
  });

  it('is the set that the calculations state when the address asks for another', () => {
    expect(chosenSet('a1', ['a2'])).toBe('a2');
  });

  it('is A1 when nothing is asked and both are there', () => {
    expect(chosenSet(undefined, ['a2', 'a1'])).toBe('a1');
  });
});
