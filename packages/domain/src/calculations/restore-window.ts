/** Hours after its deletion during which a calculation can be brought back. */
export const RESTORE_WINDOW_HOURS = 24;

const HOUR_MS = 3_600_000;

/** Until when a calculation that was deleted then can be brought back. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + RESTORE_WINDOW_HOURS * HOUR_MS);
}

/** What was deleted after this moment can be brought back now. */
export function restorableAfter(now: Date): Date {
  return new Date(now.getTime() - RESTORE_WINDOW_HOURS * HOUR_MS);
}

/** True while a deleted calculation can be brought back; the last moment is just out of time. */
export function isRestorable(deletedAt: Date, now: Date): boolean {
  return deletedAt > restorableAfter(now);
}
