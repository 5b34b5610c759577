import type { RowView } from './row-view.ts';

/**
 * Returns views of rows in which those that say the same as before are the same objects, so that only the others are
 * drawn again.
 */
export function stableViews(before: readonly RowView[], now: readonly RowView[]): readonly RowView[] {
  const known = new Map(before.map((view) => [view.key, view]));
  const stable = now.map((view) => {
    const former = known.get(view.key);
    return former && former !== view && JSON.stringify(former) === JSON.stringify(view) ? former : view;
  });
  const isSame = stable.length === before.length && stable.every((view, place) => view === before[place]);
  return isSame ? before : stable;
}
