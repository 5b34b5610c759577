import type { TabSubject } from '@milieuspoor/domain';
import { expect, test } from 'vitest';
import { nextProductTab, resolveProductTab } from './product-tabs.ts';

const subject: TabSubject = {
  contractType: 'RAW',
  awardCriteria: true,
  status: 'Design_Phase_Active',
  isStaff: false,
};

test('the numbers of Baseline and Optimalisatie lead to themselves', () => {
  expect(resolveProductTab(3, subject)).toBe('baseline');
  expect(resolveProductTab(6, subject)).toBe('optimization');
});

test('Rapportage leads a member to the next selectable tab, Baseline', () => {
  expect(resolveProductTab(2, subject)).toBe('baseline');
});

test('a tab that the product lacks leads to the next one that it has', () => {
  expect(resolveProductTab(1, subject)).toBe('baseline');
  expect(resolveProductTab(2, { ...subject, isStaff: true })).toBe('baseline');
  expect(resolveProductTab(4, subject)).toBe('optimization');
});

test('the award criterion of a project without one leads past it', () => {
  expect(resolveProductTab(4, { ...subject, contractType: 'NA', awardCriteria: null })).toBe('optimization');
});

test('a number behind the last tab, and something that is no number, lead to the first tab there is', () => {
  expect(resolveProductTab(7, subject)).toBe('baseline');
  expect(resolveProductTab(99, subject)).toBe('baseline');
  expect(resolveProductTab(Number.NaN, subject)).toBe('baseline');
});

test('after Baseline comes Optimalisatie, and after that nothing', () => {
  expect(nextProductTab('baseline', subject)).toBe('optimization');
  expect(nextProductTab('optimization', subject)).toBeNull();
});
