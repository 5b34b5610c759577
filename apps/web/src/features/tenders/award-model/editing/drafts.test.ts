import type { AwardModel, AwardModelField } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import {
  afterSaving,
  type Drafts,
  draftedModel,
  problemAt,
  problemElsewhere,
  sendableChanges,
} from './drafts.ts';

const STORED: AwardModel = {
  scopeEur: 1_000_000,
  benefitEur: 300_000,
  mkiMaxDiscountEur: 250_000,
  criteriaMaxDiscountEur: 50_000,
  upperEur: 100_000,
  lowerEur: 50_000,
  ceilingEur: null,
  steps: null,
};
const EMPTY: AwardModel = {
  scopeEur: null,
  benefitEur: null,
  mkiMaxDiscountEur: null,
  criteriaMaxDiscountEur: null,
  upperEur: null,
  lowerEur: null,
  ceilingEur: null,
  steps: null,
};
const typing = (texts: Partial<Record<AwardModelField, string>>, stored = STORED): Drafts =>
  Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [
      field,
      { text, seenEur: stored[field as AwardModelField] },
    ]),
  );

describe('the model on the screen', () => {
  it('has what is typed over what is stored', () => {
    expect(draftedModel(STORED, typing({ benefitEur: '400.000' }))).toEqual({
      ...STORED,
      benefitEur: 400_000,
    });
  });

  it('has no value where a field is emptied or can’t be read', () => {
    expect(draftedModel(STORED, typing({ scopeEur: '', benefitEur: 'veel' }))).toMatchObject({
      scopeEur: null,
      benefitEur: null,
    });
  });

  it('has half of the reference value as target until somebody types another', () => {
    expect(draftedModel(EMPTY, typing({ upperEur: '80000' })).lowerEur).toBe(40_000);
    expect(draftedModel(STORED, typing({ upperEur: '80000' })).lowerEur).toBe(40_000);
    expect(draftedModel({ ...STORED, lowerEur: 30_000 }, typing({ upperEur: '80000' })).lowerEur).toBe(
      30_000,
    );
    expect(draftedModel(STORED, typing({ upperEur: '80000', lowerEur: '10000' })).lowerEur).toBe(10_000);
  });

  it('has the target of before beside a reference value that can’t be stored', () => {
    for (const upperEur of ['80.000,5', '-80.000'])
      expect(draftedModel(STORED, typing({ upperEur })).lowerEur).toBe(50_000);
  });
});

describe('a field', () => {
  const rule = (
    field: AwardModelField,
    texts: Partial<Record<AwardModelField, string>>,
    { isLeft = false, stored = STORED } = {},
  ) => problemAt(field, { stored, drafts: typing(texts, stored), isLeft })?.rule;

  it('is above the reference value that is stored, where the one on the screen can’t take its place', () => {
    const texts = { upperEur: '', lowerEur: '50.000' };
    expect(rule('lowerEur', texts, { stored: { ...STORED, upperEur: 0, lowerEur: 0 } })).toBe(
      'aboveMKIUpperBoundary',
    );
    expect(rule('lowerEur', { ...texts, lowerEur: '40.000' })).toBeUndefined();
    expect(rule('lowerEur', { upperEur: '200.000', lowerEur: '150.000' })).toBeUndefined();
  });

  it('that nobody has been at says nothing of being empty; one that was left or emptied is required', () => {
    expect(rule('scopeEur', {}, { stored: EMPTY })).toBeUndefined();
    expect(rule('scopeEur', {}, { stored: EMPTY, isLeft: true })).toBe('required');
    expect(rule('scopeEur', { scopeEur: '' })).toBe('required');
  });

  it.each([
    ['scopeEur', '-1', 'positive'],
    ['scopeEur', '1,5', 'wholeEuro'],
    ['scopeEur', 'veel', 'wholeEuro'],
    ['benefitEur', '1.000.001', 'tenderBenefitRule'],
    ['mkiMaxDiscountEur', '250.001', 'maxDiscount'],
    ['criteriaMaxDiscountEur', '50.001', 'maxDiscount'],
    ['lowerEur', '100.001', 'aboveMKIUpperBoundary'],
    ['lowerEur', '1,5', 'wholeEuro'],
    ['upperEur', '-1', 'positive'],
    ['upperEur', '80.000,50', 'wholeEuro'],
  ] as const)('%s with %s breaks the rule %s', (field, text, expected) => {
    expect(rule(field, { [field]: text })).toBe(expected);
  });
});

describe('what is sent of what is typed', () => {
  const sent = (texts: Partial<Record<AwardModelField, string>>, stored = STORED) =>
    sendableChanges(stored, typing(texts, stored));

  it('is every field that changed and meets its rules', () => {
    expect(sent({ scopeEur: '2.000.000', benefitEur: '300.000', lowerEur: '40000' })).toEqual({
      scopeEur: 2_000_000,
      lowerEur: 40_000,
    });
  });

  it('is a ceiling that was emptied, which a model can do without; one below the target waits', () => {
    const withCeiling = { ...STORED, ceilingEur: 90_000 };
    expect(sent({ ceilingEur: '' }, withCeiling)).toEqual({ ceilingEur: null });
    expect(sent({ ceilingEur: '49999' }, withCeiling)).toEqual({});
  });

  it('is nothing of a field that is emptied, or has a problem', () => {
    expect(sent({ scopeEur: '', lowerEur: '100001' })).toEqual({});
  });

  it('is no value that would make another field wrong, until that one is put right as well', () => {
    expect(sent({ scopeEur: '200000' })).toEqual({});
    expect(sent({ scopeEur: '400000', benefitEur: '350.000' })).toEqual({
      scopeEur: 400_000,
      benefitEur: 350_000,
    });
    expect(sent({ mkiMaxDiscountEur: '280.000' })).toEqual({});
    expect(sent({ mkiMaxDiscountEur: '280.000', criteriaMaxDiscountEur: '20.000' })).toEqual({
      mkiMaxDiscountEur: 280_000,
      criteriaMaxDiscountEur: 20_000,
    });
  });

  it('is not kept back by what was wrong before', () => {
    const stored = { ...STORED, upperEur: 40_000 };
    expect(sent({ mkiMaxDiscountEur: '200000' }, stored)).toEqual({ mkiMaxDiscountEur: 200_000 });
  });

  it('says of a field that is kept back for the sake of another one which that is', () => {
    const drafts = typing({ benefitEur: '200.000' });
    expect(problemElsewhere('benefitEur', STORED, drafts)).toMatchObject({
      field: 'mkiMaxDiscountEur',
      problem: { rule: 'maxDiscount', amountEur: 100_000 },
    });
    expect(problemElsewhere('benefitEur', STORED, typing({ benefitEur: '400.000' }))).toBeNull();
  });

  it.each([
    // The stored discount would be above this size; the typed one is not, and waits for the distribution.
    [
      'scopeEur',
      { scopeEur: '200.000', benefitEur: '150.000' },
      'mkiMaxDiscountEur',
      'maxDiscount',
      -150_000,
    ],
    [
      'benefitEur',
      { scopeEur: '200.000', benefitEur: '150.000' },
      'mkiMaxDiscountEur',
      'maxDiscount',
      -150_000,
    ],
    // The typed discount is above it as well.
    ['scopeEur', { scopeEur: '200.000', benefitEur: '250.000' }, 'benefitEur', 'tenderBenefitRule', null],
    ['scopeEur', { scopeEur: '200.000' }, 'benefitEur', 'tenderBenefitRule', null],
    // What is held back in another field does not matter here.
    ['upperEur', { scopeEur: '200.000', upperEur: '40.000' }, 'lowerEur', 'aboveMKIUpperBoundary', null],
  ] as const)(
    'is held back for the reason that holds on the screen: %s of %j',
    (field, texts, at, rule, eur) => {
      const stored = { ...STORED, lowerEur: 45_000 };
      const found = problemElsewhere(field, stored, typing(texts, stored));
      expect(found).toMatchObject({ field: at, problem: { rule } });
      if (eur !== null) expect(Math.abs(found?.problem.amountEur ?? 0)).toBe(Math.abs(eur));
    },
  );

  it('says nothing of a size that is emptied, or can be stored with the discount that is typed', () => {
    expect(problemElsewhere('scopeEur', STORED, typing({ scopeEur: '' }))).toBeNull();
    const undistributed = { ...STORED, mkiMaxDiscountEur: null, criteriaMaxDiscountEur: null };
    const texts = { scopeEur: '200.000', benefitEur: '150.000' };
    expect(problemElsewhere('scopeEur', undistributed, typing(texts, undistributed))).toBeNull();
    expect(sendableChanges(undistributed, typing(texts, undistributed))).toEqual({
      scopeEur: 200_000,
      benefitEur: 150_000,
    });
  });
});

it('what was typed further while it was being saved stays to be saved', () => {
  const drafts = typing({ upperEur: '90.000', lowerEur: '10.000' });
  const stored = { ...STORED, upperEur: 80_000, lowerEur: 10_000 };
  expect(afterSaving(drafts, { upperEur: 80_000, lowerEur: 10_000 }, stored)).toEqual({
    upperEur: { text: '90.000', seenEur: 80_000 },
  });
});
