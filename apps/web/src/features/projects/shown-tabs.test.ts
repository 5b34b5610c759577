import type { TabSubject } from '@milieuspoor/domain';
import { expect, test } from 'vitest';
import { nextProductTab, resolveProductTab, shownTabs } from './product-tabs.ts';

const subject: TabSubject = {
  contractType: 'RAW',
  awardCriteria: true,
  status: 'Design_Phase_Active',
  isStaff: false,
};

test('the numbers of the tabs that can be selected lead to themselves', () => {
  expect(resolveProductTab(1, subject)).toBe('project-data');
  expect(resolveProductTab(3, subject)).toBe('baseline');
  expect(resolveProductTab(4, subject)).toBe('award-criterion');
  expect(resolveProductTab(6, subject)).toBe('optimization');
});

test('Rapportage leads a member to the next selectable tab, Baseline', () => {
  expect(resolveProductTab(2, subject)).toBe('baseline');
});

test('a tab that the product lacks leads to the next one that it has', () => {
  expect(resolveProductTab(2, { ...subject, isStaff: true })).toBe('baseline');
});

test('the award criterion of a project without one leads past it, and past the tender documents where it has none', () => {
  expect(resolveProductTab(4, { ...subject, awardCriteria: false })).toBe('tender-documents');
  expect(resolveProductTab(4, { ...subject, contractType: 'NA', awardCriteria: null })).toBe('optimization');
});

test('As-built leads to itself once the design phase is complete', () => {
  expect(resolveProductTab(7, { ...subject, status: 'Design_Phase_Complete' })).toBe('as-built');
});

test('a tab that cannot be selected yet or at all with nothing behind it, and something that is no number, lead to tab 1', () => {
  expect(resolveProductTab(7, subject)).toBe('project-data');
  expect(resolveProductTab(99, subject)).toBe('project-data');
  expect(resolveProductTab(Number.NaN, subject)).toBe('project-data');
});

test('the next tab is the one behind it that can be selected, and nothing after the last', () => {
  expect(nextProductTab('baseline', subject)).toBe('award-criterion');
  expect(nextProductTab('award-criterion', subject)).toBe('tender-documents');
  expect(nextProductTab('baseline', { ...subject, awardCriteria: false })).toBe('tender-documents');
  expect(nextProductTab('tender-documents', subject)).toBe('optimization');
  expect(nextProductTab('optimization', subject)).toBeNull();
  expect(nextProductTab('baseline', { ...subject, contractType: 'NA', awardCriteria: null })).toBe(
    'optimization',
  );
  expect(nextProductTab('optimization', { ...subject, status: 'Design_Phase_Complete' })).toBe('as-built');
});

test('As-built is there from the start and cannot be selected yet, and a project that has none does not show it', () => {
  expect(shownTabs(subject).at(-1)).toEqual({ tab: 'as-built', selectable: false });
  expect(shownTabs({ ...subject, status: 'Design_Phase_Complete' }).at(-1)).toEqual({
    tab: 'as-built',
    selectable: true,
  });
  const tabs = shownTabs({ ...subject, contractType: 'NA', awardCriteria: null }).map(({ tab }) => tab);
  expect(tabs).toEqual(['project-data', 'baseline', 'optimization']);
});
