import type { TabsActions } from '@mui/material/Tabs';
import { type RefObject, useEffect } from 'react';
import { tabScroll } from './tab-scroll.ts';

/** ms: how long the list of tabs still moves after it was measured. */
const SETTLED_MS = 350;

interface TabList {
  readonly root: RefObject<HTMLElement | null>;
  readonly actions: RefObject<TabsActions | null>;
}

/**
 * Keeps the mark below the chosen tab, and the tab in view on a narrow screen. The list measures both once, before the
 * font and the locks take their room; this hook measures again after that.
 */
export function useTabInView({ root, actions }: TabList, tab: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another place to scroll to
  useEffect(() => {
    const scroller = root.current?.querySelector<HTMLElement>('.MuiTabs-scroller');
    if (!scroller) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      actions.current?.updateIndicator();
      const before = scroller.getBoundingClientRect().left - scroller.scrollLeft;
      const tabs = [...scroller.querySelectorAll('[role="tab"]')].map((tab) => {
        const { left, right } = tab.getBoundingClientRect();
        return { left: left - before, right: right - before, chosen: tab.ariaSelected === 'true' };
      });
      scroller.scrollTo({ left: tabScroll(tabs, scroller.clientWidth) });
    };
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(show, SETTLED_MS);
    });
    observer.observe(scroller);
    for (const each of scroller.querySelectorAll('[role="tab"]')) observer.observe(each);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [root, actions, tab]);
}
