import {
  isSelectable,
  PROJECT_TABS,
  type ProjectTab,
  type TabSubject,
  tabAvailability,
} from '@milieuspoor/domain';

/** The tabs that a project shows, in order: one that is Disabled is there, to say what comes. */
export function shownTabs(subject: TabSubject): readonly { tab: ProjectTab; selectable: boolean }[] {
  const availability = tabAvailability(subject);
  return PROJECT_TABS.filter((tab) => availability[tab] !== 'Excluded').map((tab) => ({
    tab,
    selectable: isSelectable(availability[tab]),
  }));
}

/** The tab behind this one that can be selected, null after the last. */
export function nextTab(tab: ProjectTab, subject: TabSubject): ProjectTab | null {
  const tabs = shownTabs(subject).flatMap((shown) => (shown.selectable ? [shown.tab] : []));
  return tabs[tabs.indexOf(tab) + 1] ?? null;
}
