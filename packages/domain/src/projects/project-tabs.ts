import type { ContractType } from './project-choices.ts';
import type { ProjectStatus } from './project-statuses.ts';

/** The tabs of the project screen; a tab's number is its place here, counted from 1, and never changes. */
export const PROJECT_TABS = [
  'project-data',
  'reporting',
  'baseline',
  'award-criterion',
  'tender-documents',
  'optimization',
  'as-built',
] as const;
export type ProjectTab = (typeof PROJECT_TABS)[number];

/** Which variant a tab shows (Standard, Basic), whether it is required (Mandatory, Optional), or why it is closed. */
export type TabAvailability = 'Standard' | 'Basic' | 'Mandatory' | 'Optional' | 'Excluded' | 'Disabled';

/** The facts that the tabs depend on. */
export interface TabSubject {
  readonly contractType: ContractType;
  /** null for contract type NA, or if the question is unanswered */
  readonly awardCriteria: boolean | null;
  readonly status: ProjectStatus;
  readonly isStaff: boolean;
}

type Configured = Pick<Record<ProjectTab, TabAvailability>, 'award-criterion' | 'optimization' | 'as-built'>;

/** The configuration by contract type and award flag, row by row as it was agreed. */
const CONFIGURATION: readonly {
  contractType: ContractType;
  awardCriteria: boolean | null;
  tabs: Configured;
}[] = [
  {
    contractType: 'RAW',
    awardCriteria: true,
    tabs: { 'award-criterion': 'Standard', optimization: 'Standard', 'as-built': 'Mandatory' },
  },
  {
    contractType: 'RAW',
    awardCriteria: false,
    tabs: { 'award-criterion': 'Excluded', optimization: 'Basic', 'as-built': 'Mandatory' },
  },
  {
    contractType: 'UAV-GC',
    awardCriteria: true,
    tabs: { 'award-criterion': 'Standard', optimization: 'Standard', 'as-built': 'Optional' },
  },
  {
    contractType: 'UAV-GC',
    awardCriteria: false,
    tabs: { 'award-criterion': 'Excluded', optimization: 'Basic', 'as-built': 'Optional' },
  },
  {
    contractType: 'NA',
    awardCriteria: null,
    tabs: { 'award-criterion': 'Excluded', optimization: 'Basic', 'as-built': 'Excluded' },
  },
];

/** The tabs of a project that matches no row of the configuration: all Standard. */
const UNCONFIGURED: Configured = {
  'award-criterion': 'Standard',
  optimization: 'Standard',
  'as-built': 'Standard',
};

/** Returns the tabs that follow from contract type and award flag, for any user and any status. */
export function configuredTabs(
  project: Pick<TabSubject, 'contractType' | 'awardCriteria'>,
): Readonly<Configured> {
  const row = CONFIGURATION.find(
    ({ contractType, awardCriteria }) =>
      contractType === project.contractType && awardCriteria === project.awardCriteria,
  );
  return row?.tabs ?? UNCONFIGURED;
}

/** Returns the state of each tab of a project, for this user and at this moment of its life. */
export function tabAvailability(subject: TabSubject): Readonly<Record<ProjectTab, TabAvailability>> {
  const configured = configuredTabs(subject);
  const beforeConstruction = subject.status === 'Design_Phase_Active' || subject.status === 'EMVI_Complete';
  const asBuilt = configured['as-built'];
  return {
    'project-data': 'Standard',
    reporting: subject.isStaff ? 'Standard' : 'Excluded',
    baseline: 'Standard',
    'award-criterion': configured['award-criterion'],
    'tender-documents': subject.contractType === 'NA' ? 'Excluded' : 'Standard',
    optimization: configured.optimization,
    'as-built': asBuilt !== 'Excluded' && beforeConstruction ? 'Disabled' : asBuilt,
  };
}

/** Tells whether a tab can be selected: one that is Excluded or Disabled cannot. */
export function isSelectable(availability: TabAvailability): boolean {
  return availability !== 'Excluded' && availability !== 'Disabled';
}

/**
 * Returns the tab for a number in the address: that tab, or the next one that can be selected; tab 1 for a number
 * outside 1-7, or if no later tab can be selected.
 */
export function resolveTab(number: number, subject: TabSubject): ProjectTab {
  const availability = tabAvailability(subject);
  if (!Number.isInteger(number) || number < 1 || number > PROJECT_TABS.length) return 'project-data';
  return PROJECT_TABS.slice(number - 1).find((tab) => isSelectable(availability[tab])) ?? 'project-data';
}

/** Returns the number of a tab in the address, counted from 1. */
export function tabNumber(tab: ProjectTab): number {
  return PROJECT_TABS.indexOf(tab) + 1;
}

/** Tells whether a tab shows a lock: its content can no longer be changed. */
export function isTabLocked(tab: ProjectTab, status: ProjectStatus, projectLocked: boolean): boolean {
  if (projectLocked) return true;
  if (status === 'Project_Complete') return tab !== 'reporting';
  if (status === 'Design_Phase_Complete') return tab !== 'as-built';
  return false;
}
