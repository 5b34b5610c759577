import { logFailure } from '../faults/report-fault.ts';

/** What was typed and not sent yet, kept with the tab of the browser: a reload loses none of it. */

const PREFIX = 'milieuspoor.draft.';
/** uuid of the user whose drafts they are */
const OWNER = 'milieuspoor.drafts-of';

/** null where nothing was kept; of a kind that the caller wrote itself under this key. */
export function readDraft<Draft>(key: string): Draft | null {
  const kept = sessionStorage.getItem(PREFIX + key);
  return kept === null ? null : (JSON.parse(kept) as Draft);
}

/** Keeps what was typed; null forgets it. A browser without room for it keeps it on the screen alone. */
export function keepDraft(key: string, draft: unknown): void {
  // What was kept before is no longer what was typed.
  sessionStorage.removeItem(PREFIX + key);
  if (draft === null) return;
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(draft));
  } catch (full) {
    logFailure(full, 'drafts');
  }
}

export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

/** Whoever works here from now on finds their own drafts only: a session may end and another person sign in. */
export function ownDrafts(userUuid: string): void {
  if (sessionStorage.getItem(OWNER) === userUuid) return;
  forgetDrafts();
  sessionStorage.setItem(OWNER, userUuid);
}
