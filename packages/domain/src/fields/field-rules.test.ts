import { describe, expect, it } from 'vitest';
import { type FieldProblem, fieldProblemText } from './field-problem.ts';
import { FIELD_RULE_TEXTS } from './field-rule-texts.ts';
import {
  aboveCriteriaMaxDiscount,
  aboveInputUpperBoundary,
  aboveMKIUpperBoundary,
  maxDiscount,
  positive,
  required,
  tenderBenefitRule,
  tenderBenefitZero,
  wholeEuro,
} from './field-rules.ts';
import { aboveUpperBoundary, dateBetween, emptySelect, isChecked } from './rules-without-a-screen.ts';

const said = (problem: FieldProblem | null) => problem && fieldProblemText(problem, 'nl');
const ABOVE_SCOPE = 'Mag niet boven de projectomvang liggen';

describe('a value on its own', () => {
  it.each([null, ''])('required asks for one where there is %j', (value) => {
    expect(said(required(value))).toBe('Dit veld is vereist');
  });

  it.each([0, 1, -1, 'RAW'])('required is content with %j', (value) => {
    expect(required(value)).toBeNull();
  });

  it('positive allows 0 and refuses −1', () => {
    expect(said(positive(-1))).toBe('Mag geen negatief getal zijn');
    expect([positive(0), positive(1), positive(null)]).toEqual([null, null, null]);
  });

  it('money is whole euros, and no more than a number holds exactly', () => {
    expect(said(wholeEuro(0.5))).toBe('Vul een bedrag in hele euro’s in');
    expect(wholeEuro(2 ** 53)).not.toBeNull();
    expect([wholeEuro(2 ** 53 - 1), wholeEuro(0), wholeEuro(null)]).toEqual([null, null, null]);
  });

  it('emptySelect asks for a choice, isChecked for at least one', () => {
    expect(said(emptySelect(''))).toBe('Kies invoertype');
    expect(said(emptySelect(null))).toBe('Kies invoertype');
    expect(emptySelect('RAW')).toBeNull();
    expect(said(isChecked(0))).toBe('Selecteer minimaal één productgroep');
    expect(isChecked(1)).toBeNull();
  });
});

describe('a value against a limit of 1000', () => {
  it.each([
    ['aboveMKIUpperBoundary', aboveMKIUpperBoundary, 'Boven referentiewaarde', null],
    ['aboveUpperBoundary, strictly', aboveUpperBoundary, 'Bovengrens is €1.000,-', 'Bovengrens is €1.000,-'],
    ['aboveInputUpperBoundary', aboveInputUpperBoundary, 'Bovengrens is €1.000,-', null],
    ['tenderBenefitRule', tenderBenefitRule, ABOVE_SCOPE, null],
    ['date_between', dateBetween, ABOVE_SCOPE, null],
    ['aboveCriteriaMaxDiscount', aboveCriteriaMaxDiscount, 'Maximale korting is €1.000,-', null],
  ])('%s', (_name, rule, above, equal) => {
    expect(said(rule(1001, 1000))).toBe(above);
    expect(said(rule(1000, 1000))).toBe(equal);
    expect(rule(999, 1000)).toBeNull();
    expect(rule(null, 1000)).toBeNull();
    expect(rule(1001, null)).toBeNull();
  });
});

describe('what remains to be distributed', () => {
  it('is named while there is any', () => {
    expect(said(tenderBenefitZero(12_500))).toBe('Verdeel nog €12.500,- over de criteria');
    expect([tenderBenefitZero(0), tenderBenefitZero(-1), tenderBenefitZero(null)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('has been exceeded by what it is below 0', () => {
    expect(said(maxDiscount(-12_500))).toBe('Totaal fictief gunningsvoordeel met €12.500,- overschreden');
    expect([maxDiscount(0), maxDiscount(1), maxDiscount(null)]).toEqual([null, null, null]);
  });
});

it('every text names an amount in both languages or in neither', () => {
  for (const [rule, text] of Object.entries(FIELD_RULE_TEXTS.nl)) {
    const english = Object.entries(FIELD_RULE_TEXTS.en).find(([key]) => key === rule)?.[1];
    expect(english?.includes('{amount}'), rule).toBe(text.includes('{amount}'));
  }
});
