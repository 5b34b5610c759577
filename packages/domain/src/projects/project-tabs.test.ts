import { describe, expect, it } from 'vitest';
import { PROJECT_STATUSES } from './project-statuses.ts';
import {
  isSelectable,
  isTabLocked,
  PROJECT_TABS,
  resolveTab,
  type TabSubject,
  tabAvailability,
  tabNumber,
} from './project-tabs.ts';

/** A project in construction, seen by staff, so that neither the status nor the role shuts a tab. */
const RAW_WITH_AWARD: TabSubject = {
  contractType: 'RAW',
  awardCriteria: true,
  status: 'Design_Phase_Complete',
  isStaff: true,
};

/** D-23: the tabs that the contract type and the award flag decide on. */
const CONFIGURATIONS = [
  // contract type, award flag, Gunningscriterium, Aanbestedingsdocumenten, Optimalisatie, As-built
  ['RAW', true, 'Standard', 'Standard', 'Standard', 'Mandatory'],
  ['RAW', false, 'Excluded', 'Standard', 'Basic', 'Mandatory'],
  ['UAV-GC', true, 'Standard', 'Standard', 'Standard', 'Optional'],
  ['UAV-GC', false, 'Excluded', 'Standard', 'Basic', 'Optional'],
  ['NA', null, 'Excluded', 'Excluded', 'Basic', 'Excluded'],
  ['RAW', null, 'Standard', 'Standard', 'Standard', 'Standard'],
  ['UAV-GC', null, 'Standard', 'Standard', 'Standard', 'Standard'],
] as const;

describe.each(CONFIGURATIONS)(
  'a project with contract type %s and award flag %s',
  (contractType, awardCriteria, award, documents, optimization, asBuilt) => {
    const subject: TabSubject = { ...RAW_WITH_AWARD, contractType, awardCriteria };

    it(`has Gunningscriterium ${award}, Optimalisatie ${optimization} and As-built ${asBuilt}`, () => {
      expect(tabAvailability(subject)).toEqual({
        'project-data': 'Standard',
        reporting: 'Standard',
        baseline: 'Standard',
        'award-criterion': award,
        'tender-documents': documents,
        optimization,
        'as-built': asBuilt,
      });
    });

    it('has As-built shut until the tender phase is complete, and nothing else', () => {
      const open = tabAvailability(subject);
      const shut = { ...open, 'as-built': asBuilt === 'Excluded' ? 'Excluded' : 'Disabled' };
      expect(tabAvailability({ ...subject, status: 'Design_Phase_Active' })).toEqual(shut);
      expect(tabAvailability({ ...subject, status: 'EMVI_Complete' })).toEqual(shut);
      expect(tabAvailability({ ...subject, status: 'Project_Complete' })).toEqual(open);
    });

    it('has Rapportage for staff only', () => {
      const forStaff = tabAvailability(subject);
      expect(tabAvailability({ ...subject, isStaff: false })).toEqual({ ...forStaff, reporting: 'Excluded' });
    });
  },
);

it.each([
  ['Standard', true],
  ['Basic', true],
  ['Mandatory', true],
  ['Optional', true],
  ['Excluded', false],
  ['Disabled', false],
] as const)('a tab that is %s can be selected: %s', (availability, selectable) => {
  expect(isSelectable(availability)).toBe(selectable);
});

describe('a tab number in the address (D-18)', () => {
  const na: TabSubject = { ...RAW_WITH_AWARD, contractType: 'NA', awardCriteria: null, isStaff: false };
  const basic: TabSubject = { ...RAW_WITH_AWARD, awardCriteria: false };

  it('is the place of the tab, from 1 to 7', () => {
    expect(PROJECT_TABS.map(tabNumber)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect([1, 2, 3, 4, 5, 6, 7].map((number) => resolveTab(number, RAW_WITH_AWARD))).toEqual(PROJECT_TABS);
  });

  it.each([
    ['2 for others than staff', 2, { ...RAW_WITH_AWARD, isStaff: false }, 'baseline'],
    ['4 without award criteria', 4, basic, 'tender-documents'],
    ['4 of a project without tender', 4, na, 'optimization'],
    ['5 of a project without tender', 5, na, 'optimization'],
  ] as const)('%s leads to the next tab that can be selected', (_which, number, subject, tab) => {
    expect(resolveTab(number, subject)).toBe(tab);
  });

  it('leads to tab 1 when no tab behind it can be selected', () => {
    expect(resolveTab(7, na)).toBe('project-data');
    expect(resolveTab(7, { ...RAW_WITH_AWARD, status: 'EMVI_Complete' })).toBe('project-data');
  });

  it.each([0, 8, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])('leads to tab 1 when it is %d', (number) => {
    expect(resolveTab(number, RAW_WITH_AWARD)).toBe('project-data');
  });
});

describe('a tab shows a lock', () => {
  const lockedTabs = (status: (typeof PROJECT_STATUSES)[number], projectLocked: boolean) =>
    PROJECT_TABS.filter((tab) => isTabLocked(tab, status, projectLocked));
  const allBut = (excepted: string) => PROJECT_TABS.filter((tab) => tab !== excepted);

  it('in no tab while the design phase runs', () => {
    expect(lockedTabs('Design_Phase_Active', false)).toEqual([]);
    expect(lockedTabs('EMVI_Complete', false)).toEqual([]);
  });

  it('in every tab but As-built when the design phase is complete', () => {
    expect(lockedTabs('Design_Phase_Complete', false)).toEqual(allBut('as-built'));
  });

  it('in every tab but Rapportage when the project is complete', () => {
    expect(lockedTabs('Project_Complete', false)).toEqual(allBut('reporting'));
  });

  it.each(PROJECT_STATUSES)('in every tab of a locked project, in status %s', (status) => {
    expect(lockedTabs(status, true)).toEqual(PROJECT_TABS);
  });
});
