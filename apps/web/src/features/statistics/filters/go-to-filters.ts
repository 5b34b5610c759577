import { FILTERS_ID } from './filters-id.ts';

/** Scrolls to the filters of a dashboard. An anchor would change the hash, which is the route. */
export function goToFilters(): void {
  const filters = document.getElementById(FILTERS_ID);
  filters?.scrollIntoView({ block: 'start' });
  filters?.focus({ preventScroll: true });
}
