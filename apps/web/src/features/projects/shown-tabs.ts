import {
  isSelectable,
  PROJECT_TABS,
  type ProjectTab,
  type TabSubject,
  tabAvailability,
} from '@milieuspoor/domain';

/** Returns the tabs of a project, in order: a Disabled one is shown too, to say what comes later. */
export function shownTabs(subject: TabSubject): readonly { tab: ProjectTab; selectable: boolean }[] {
  const availability = tabAvailability(subject);
  return PROJECT_TABS.filter((tab) => availability[tab] !== 'Excluded').map((tab) => ({
    tab,
    selectable: isSelectable(availability[tab]),
  }));
}

/** Returns the next tab that can be selected; null after the last. */
export function nextTab(tab: ProjectTab, subject: TabSubject): ProjectTab | null {
  const tabs = shownTabs(subject).flatMap((shown) => (shown.selectable ? [shown.tab] : []));
  return tabs[tabs.indexOf(tab) + 1] ?? null;
}
