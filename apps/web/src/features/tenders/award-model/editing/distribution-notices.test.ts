import type { AwardModel, AwardModelField } from '@milieuspoor/domain';
import { expect, it } from 'vitest';
import { distributionNotices } from './distribution-notices.ts';
import { type Drafts, draftedModel } from './drafts.ts';

const STORED: AwardModel = {
  scopeEur: 1_000_000,
  benefitEur: 300_000,
  mkiMaxDiscountEur: 250_000,
  criteriaMaxDiscountEur: null,
  upperEur: 100_000,
  lowerEur: 50_000,
  ceilingEur: null,
  steps: null,
};

/** Returns the messages, as 'field: rule'. */
function said(
  texts: Partial<Record<AwardModelField, string>>,
  {
    stored = {},
    shown = {},
    left = [],
  }: {
    stored?: Partial<AwardModel>;
    /** the model with the named criteria that are being typed */
    shown?: Partial<AwardModel>;
    left?: readonly AwardModelField[];
  } = {},
): readonly string[] {
  const drafts: Drafts = Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, { text, seenEur: null }]),
  );
  const before = { ...STORED, ...stored };
  const model = { ...draftedModel(before, drafts), ...shown };
  const { fields, total } = distributionNotices({ stored: before, model, drafts, left });
  return [
    ...Object.entries(fields).map(([field, { rule }]) => `${field}: ${rule}`),
    ...(total ? [`total: ${total.rule} ${total.amountEur}`] : []),
  ];
}

it('what is left is said of both fields together', () => {
  expect(said({})).toEqual(['total: tenderBenefitZero 50000']);
  expect(said({ criteriaMaxDiscountEur: '20.000' })).toEqual(['total: tenderBenefitZero 30000']);
  expect(said({ criteriaMaxDiscountEur: '50.000' })).toEqual([]);
});

it.each([
  ['veel', 'wholeEuro'],
  ['1,5', 'wholeEuro'],
  ['-1', 'positive'],
])('%s is said at its field, and nothing of what it would leave', (text, rule) => {
  expect(said({ criteriaMaxDiscountEur: text })).toEqual([`criteriaMaxDiscountEur: ${rule}`]);
});

it('too much is said where it was typed, and of both together when both were', () => {
  expect(said({ criteriaMaxDiscountEur: '60.000' })).toEqual(['criteriaMaxDiscountEur: maxDiscount']);
  expect(said({ mkiMaxDiscountEur: '280.000', criteriaMaxDiscountEur: '40.000' })).toEqual([
    'total: maxDiscount 20000',
  ]);
  expect(said({ benefitEur: '200.000' })).toEqual(['total: maxDiscount 50000']);
});

it('a field that was passed over is asked for, in place of what is left', () => {
  expect(said({}, { left: ['criteriaMaxDiscountEur'] })).toEqual(['criteriaMaxDiscountEur: required']);
  expect(said({}, { stored: { mkiMaxDiscountEur: null }, left: ['mkiMaxDiscountEur'] })).toEqual([
    'mkiMaxDiscountEur: required',
  ]);
});

it('other criteria are not asked for once nothing is left for them', () => {
  const left: readonly AwardModelField[] = ['criteriaMaxDiscountEur'];
  expect(said({ mkiMaxDiscountEur: '300.000' }, { left })).toEqual([]);
});

it('nothing is asked for while there is no discount to distribute', () => {
  const left: readonly AwardModelField[] = ['mkiMaxDiscountEur'];
  const stored = { mkiMaxDiscountEur: null, benefitEur: null };
  expect(said({}, { stored, left })).toEqual([]);
  expect(said({}, { stored: { ...stored, benefitEur: 0 }, left })).toEqual([]);
});

it('a field that is emptied is required, for its amount is still stored', () => {
  expect(said({ mkiMaxDiscountEur: '' })).toEqual(['mkiMaxDiscountEur: required']);
  expect(said({ criteriaMaxDiscountEur: '' })).toEqual(['total: tenderBenefitZero 50000']);
});

it('named criteria count while they are still typed, as they do in the bar', () => {
  expect(said({}, { shown: { criteriaMaxDiscountEur: 50_000 } })).toEqual([]);
  expect(said({}, { shown: { criteriaMaxDiscountEur: 70_000 } })).toEqual(['total: maxDiscount 20000']);
});
