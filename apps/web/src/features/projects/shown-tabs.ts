import {
  isSelectable,
  PROJECT_TABS,
  type ProjectTab,
  resolveTab,
  type TabSubject,
  tabAvailability,
} from '@milieuspoor/domain';

/** The tabs that the product has today. */
export const PRODUCT_TABS = [
  'project-data',
  'baseline',
  'award-criterion',
  'tender-documents',
  'optimization',
  'as-built',
] as const satisfies readonly ProjectTab[];
export type ProductTab = (typeof PRODUCT_TABS)[number];

/** The tabs that a project shows, in order: one that is Disabled is there, to say what comes. */
export function shownTabs(subject: TabSubject): readonly { tab: ProductTab; selectable: boolean }[] {
  const availability = tabAvailability(subject);
  return PRODUCT_TABS.filter((tab) => availability[tab] !== 'Excluded').map((tab) => ({
    tab,
    selectable: isSelectable(availability[tab]),
  }));
}

/** The tabs of a project that can be selected, in order. */
export function selectableTabs(subject: TabSubject): readonly ProductTab[] {
  const availability = tabAvailability(subject);
  return PRODUCT_TABS.filter((tab) => isSelectable(availability[tab]));
}

/**
 * The tab that an address leads to: as the rules resolve its number, or the next tab that the product has. Baseline is
 * always selectable, so that there always is one.
 */
export function resolveProductTab(number: number, subject: TabSubject): ProductTab {
  const resolved = PROJECT_TABS.indexOf(resolveTab(number, subject));
  return selectableTabs(subject).find((tab) => PROJECT_TABS.indexOf(tab) >= resolved) ?? PRODUCT_TABS[0];
}

/** The tab behind this one, null after the last. */
export function nextProductTab(tab: ProductTab, subject: TabSubject): ProductTab | null {
  const tabs = selectableTabs(subject);
  return tabs[tabs.indexOf(tab) + 1] ?? null;
}
