/** Hours after its deletion during which a calculation can be brought back. */
export const RESTORE_WINDOW_HOURS = 24;

const HOUR_MS = 3_600_000;

/** Returns the moment until which a calculation with this moment of deletion can be restored. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + RESTORE_WINDOW_HOURS * HOUR_MS);
}

/** Returns the moment after which a deletion can still be undone now. */
export function restorableAfter(now: Date): Date {
  return new Date(now.getTime() - RESTORE_WINDOW_HOURS * HOUR_MS);
}

/** Tells whether a deleted calculation can be restored. At exactly the last moment it can't. */
export function isRestorable(deletedAt: Date, now: Date): boolean {
  return deletedAt > restorableAfter(now);
}
