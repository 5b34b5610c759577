import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'milieuspoor.first-visit';
const SEEN = 'seen';

const watchers = new Set<() => void>();

function store(seen: boolean): void {
  if (seen) localStorage.setItem(STORAGE_KEY, SEEN);
  else localStorage.removeItem(STORAGE_KEY);
  for (const tell of watchers) tell();
}

/** Remembers in this browser that the dashboard was explained. */
export const markFirstVisitSeen = () => store(true);

/** Has the dashboard explained once more. */
export const explainAgain = () => store(false);

/** Tells whether this browser explained the dashboard before. */
export function useFirstVisitSeen(): boolean {
  return useSyncExternalStore(watch, () => localStorage.getItem(STORAGE_KEY) === SEEN);
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
