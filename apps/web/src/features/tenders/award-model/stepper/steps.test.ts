import type { AwardModel } from '@milieuspoor/domain';
import { expect, it } from 'vitest';
import { firstOpenStep, isStepDone, stepOf } from './steps.ts';

const MODEL: AwardModel = {
  scopeEur: 1_000_000,
  benefitEur: 300_000,
  mkiMaxDiscountEur: 250_000,
  criteriaMaxDiscountEur: 50_000,
  upperEur: 100_000,
  lowerEur: 50_000,
  ceilingEur: null,
  steps: null,
};

it('one may go on from step 1 with a size and a discount within it', () => {
  expect(isStepDone('benefit', MODEL)).toBe(true);
  expect(isStepDone('benefit', { ...MODEL, scopeEur: null })).toBe(false);
  expect(isStepDone('benefit', { ...MODEL, benefitEur: 1_000_001 })).toBe(false);
  expect(isStepDone('benefit', { ...MODEL, benefitEur: 0 })).toBe(false);
});

it('one may go on from step 2 when nothing remains, to the euro', () => {
  expect(isStepDone('distribution', MODEL)).toBe(true);
  expect(isStepDone('distribution', { ...MODEL, mkiMaxDiscountEur: 249_999 })).toBe(false);
  expect(isStepDone('distribution', { ...MODEL, mkiMaxDiscountEur: 250_001 })).toBe(false);
  expect(isStepDone('distribution', { ...MODEL, benefitEur: null })).toBe(false);
});

it('one may go on from step 3 with a target below the reference value', () => {
  expect(isStepDone('boundaries', MODEL)).toBe(true);
  expect(isStepDone('boundaries', { ...MODEL, lowerEur: 100_000 })).toBe(false);
  expect(isStepDone('boundaries', { ...MODEL, upperEur: null })).toBe(false);
});

it('a model is taken up where something is left to do, and at the simulation when nothing is', () => {
  expect(firstOpenStep({ ...MODEL, scopeEur: null })).toBe('benefit');
  expect(firstOpenStep({ ...MODEL, criteriaMaxDiscountEur: null })).toBe('distribution');
  expect(firstOpenStep({ ...MODEL, lowerEur: null })).toBe('boundaries');
  expect(firstOpenStep(MODEL)).toBe('simulation');
});

it('each field is asked in one step', () => {
  expect(stepOf('scopeEur')).toBe('benefit');
  expect(stepOf('criteriaMaxDiscountEur')).toBe('distribution');
  expect(stepOf('lowerEur')).toBe('boundaries');
});
