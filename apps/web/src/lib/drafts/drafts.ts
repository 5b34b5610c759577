import { logFailure } from '../faults/report-fault.ts';

/** What was typed and not sent yet is stored in this tab of the browser, so that a reload loses nothing. */

const PREFIX = 'milieuspoor.draft.';
/** uuid of the user whose drafts they are */
const OWNER = 'milieuspoor.drafts-of';

/** Returns null where nothing was stored; the type is the one that the caller itself wrote under this key. */
export function readDraft<Draft>(key: string): Draft | null {
  const kept = sessionStorage.getItem(PREFIX + key);
  return kept === null ? null : (JSON.parse(kept) as Draft);
}

/** Stores what was typed; null deletes it. In a browser without room for it, it is only on the screen. */
export function keepDraft(key: string, draft: unknown): void {
  // The former draft is outdated.
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

/** Deletes the drafts of another user, because a session may end and another person sign in. */
export function ownDrafts(userUuid: string): void {
  if (sessionStorage.getItem(OWNER) === userUuid) return;
  forgetDrafts();
  sessionStorage.setItem(OWNER, userUuid);
}
