import { useCallback, useSyncExternalStore } from 'react';
import type { RowView } from './row-view.ts';

/**
 * What the cells of the table show. A cell watches its own post here and is drawn again when that says something else; the
 * table is told nothing, because it asks all of its cells at whatever it is told.
 */
export interface ShownPosts {
  /** the post as it is now; the row of the table itself until it was shown */
  readonly now: (row: RowView) => RowView;
  readonly show: (rows: readonly RowView[]) => void;
  readonly watch: (key: string, tell: () => void) => () => void;
  /** posts in whose field stands a text that is no quantity: such a field is not left */
  readonly unread: Set<string>;
}

export function createShownPosts(): ShownPosts {
  let shown: ReadonlyMap<string, RowView> = new Map();
  const watchers = new Map<string, Set<() => void>>();
  return {
    now: (row) => shown.get(row.key) ?? row,
    show(rows) {
      const before = shown;
      shown = new Map(rows.map((row) => [row.key, row]));
      for (const row of rows)
        if (before.get(row.key) !== row) for (const tell of watchers.get(row.key) ?? []) tell();
    },
    watch(key, tell) {
      const those = watchers.get(key) ?? new Set();
      watchers.set(key, those.add(tell));
      return () => {
        those.delete(tell);
        if (those.size === 0 && watchers.get(key) === those) watchers.delete(key);
      };
    },
    unread: new Set(),
  };
}

/** Returns a post as it is now. */
export function useShownPost(posts: ShownPosts, row: RowView): RowView {
  const watch = useCallback((tell: () => void) => posts.watch(row.key, tell), [posts, row.key]);
  return useSyncExternalStore(watch, () => posts.now(row));
}
