import { describe, expect, it } from 'vitest';
import { dateBetween, emptySelect, INPUT_RULE_TEXTS, isChecked } from './input-rules.ts';

const said = (problem: keyof (typeof INPUT_RULE_TEXTS)['nl'] | null) =>
  problem && INPUT_RULE_TEXTS.nl[problem];

describe('the rules of input fields that no screen has yet (rows U04, U05 and U12)', () => {
  it('emptySelect asks for a choice', () => {
    expect(said(emptySelect(''))).toBe('Kies invoertype');
    expect(said(emptySelect(null))).toBe('Kies invoertype');
    expect(emptySelect('RAW')).toBeNull();
  });

  it('isChecked asks for at least one', () => {
    expect(said(isChecked(0))).toBe('Selecteer minimaal één productgroep');
    expect(isChecked(1)).toBeNull();
  });

  it.each([
    [999_999, 1_000_000, null],
    [1_000_000, 1_000_000, null],
    [1_000_001, 1_000_000, 'Mag niet boven de projectomvang liggen'],
    [0, 0, null],
    [null, 1_000_000, null],
    [1, null, null],
  ])(
    'date_between holds an amount against the size of the project: € %s of € %s',
    (amount, scope, sentence) => {
      expect(said(dateBetween(amount, scope))).toBe(sentence);
    },
  );
});
