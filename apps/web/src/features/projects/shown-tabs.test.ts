import type { TabSubject } from '@milieuspoor/domain';
import { expect, test } from 'vitest';
import { nextTab, shownTabs } from './shown-tabs.ts';

const subject: TabSubject = {
  contractType: 'RAW',
  awardCriteria: true,
  status: 'Design_Phase_Active',
  isStaff: false,
};

test('the next tab is the one behind it that can be selected, and nothing after the last', () => {
  expect(nextTab('baseline', subject)).toBe('award-criterion');
  expect(nextTab('award-criterion', subject)).toBe('tender-documents');
  expect(nextTab('baseline', { ...subject, awardCriteria: false })).toBe('tender-documents');
  expect(nextTab('tender-documents', subject)).toBe('optimization');
  expect(nextTab('optimization', subject)).toBeNull();
  expect(nextTab('baseline', { ...subject, contractType: 'NA', awardCriteria: null })).toBe('optimization');
  expect(nextTab('optimization', { ...subject, status: 'Design_Phase_Complete' })).toBe('as-built');
});

test('Rapportage is there for staff, between the data of the project and Baseline', () => {
  const tabs = (isStaff: boolean) => shownTabs({ ...subject, isStaff }).map(({ tab }) => tab);
  expect(tabs(true).slice(0, 3)).toEqual(['project-data', 'reporting', 'baseline']);
  expect(tabs(false).slice(0, 2)).toEqual(['project-data', 'baseline']);
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
