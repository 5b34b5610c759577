import type { WorksheetAnswer } from '@milieuspoor/contract';
import { ApiError } from '@milieuspoor/contract/client';
import { isAway } from '../../../lib/faults/is-away.ts';
import { createWatched } from '../../../ui/watched.ts';
import type { SheetRows } from '../edit/sheet-acts.ts';

/** How the rows on the screen stand to those that the server keeps. */
export type Keeping =
  /** `at`: as the server says moments */
  | { readonly kind: 'kept'; readonly at: string }
  | { readonly kind: 'changed' }
  | { readonly kind: 'sending' }
  /** the server cannot be reached: the browser keeps them, and they are sent as soon as that works again */
  | { readonly kind: 'away' }
  | { readonly kind: 'refused'; readonly error: unknown }
  /** another tab or device kept other rows since; null while these cannot be fetched */
  | { readonly kind: 'overtaken'; readonly current: WorksheetAnswer | null };

interface Kept {
  readonly revision: number;
  readonly modified: string;
}

interface KeeperDependencies {
  readonly send: (rows: SheetRows, revision: number) => Promise<Kept>;
  readonly fetchCurrent: () => Promise<WorksheetAnswer>;
  /** keeps rows in this tab of the browser, by the revision that they come from; null: they are on the server */
  readonly keepHere: (draft: { readonly rows: SheetRows; readonly revision: number } | null) => void;
  readonly isOnline: () => boolean;
}

/** ms after the last change: a pause in typing */
const HERE_AFTER = 400;
const SENT_AFTER = 1_500;
const AGAIN_AFTER = 5_000;

export type RowKeeper = ReturnType<typeof createRowKeeper>;

/** Keeps the rows of a worksheet: soon after a change in this tab, and after a pause on the server. */
export function createRowKeeper(
  worksheet: Pick<WorksheetAnswer, 'revision' | 'modified'> & { readonly rows: SheetRows },
  { send, fetchCurrent, keepHere, isOnline }: KeeperDependencies,
) {
  const watched = createWatched();
  let kept = { rows: worksheet.rows, revision: worksheet.revision, at: worksheet.modified };
  let rows: SheetRows = worksheet.rows;
  let keeping: Keeping = { kind: 'kept', at: kept.at };
  let underWay: Promise<void> | null = null;
  let isLeft = false;
  let here: ReturnType<typeof setTimeout> | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;

  const say = (next: Keeping) => {
    keeping = next;
    watched.tell();
  };
  const isKept = () => rows === kept.rows;
  const keepHereNow = () => {
    clearTimeout(here);
    here = undefined;
    keepHere(isKept() ? null : { rows, revision: kept.revision });
  };
  const sendAfter = (ms: number) => {
    clearTimeout(later);
    // What could not be sent when the screen went is in the tab, and is sent when it is opened again.
    if (isLeft) return;
    later = setTimeout(() => void sendNow(), ms);
  };

  async function attempt(): Promise<void> {
    const sent = rows;
    say({ kind: 'sending' });
    try {
      const { revision, modified } = await send(sent, kept.revision);
      kept = { rows: sent, revision, at: modified };
      keepHereNow();
      say(isKept() ? { kind: 'kept', at: modified } : { kind: 'changed' });
      if (!isKept()) sendAfter(SENT_AFTER);
    } catch (error) {
      keepHereNow();
      if (isUnreachable(error)) {
        say({ kind: 'away' });
        sendAfter(AGAIN_AFTER);
      } else if (error instanceof ApiError && error.status === 409) await overtaken();
      else say({ kind: 'refused', error });
    }
  }

  async function overtaken(): Promise<void> {
    say({ kind: 'overtaken', current: null });
    try {
      say({ kind: 'overtaken', current: await fetchCurrent() });
    } catch (error) {
      if (!isUnreachable(error)) return say({ kind: 'refused', error });
      say({ kind: 'away' });
      sendAfter(AGAIN_AFTER);
    }
  }

  function sendNow(): Promise<void> {
    clearTimeout(later);
    if (underWay) return underWay;
    // Which of two goes on is for somebody to say; asking again is of no use.
    if (keeping.kind === 'overtaken') return Promise.resolve();
    if (isKept()) {
      say({ kind: 'kept', at: kept.at });
      return Promise.resolve();
    }
    underWay = attempt().finally(() => {
      underWay = null;
    });
    return underWay;
  }

  return {
    subscribe: watched.subscribe,
    keeping: () => keeping,
    /** takes note of the rows on the screen */
    change(next: SheetRows) {
      if (next === rows) return;
      rows = next;
      clearTimeout(here);
      here = setTimeout(keepHereNow, HERE_AFTER);
      if (keeping.kind === 'overtaken') return;
      if (!isOnline()) return say({ kind: 'away' });
      if (!underWay) {
        if (keeping.kind !== 'away') say({ kind: 'changed' });
        sendAfter(SENT_AFTER);
      }
    },
    /** sends what is not kept yet; returns the revision that the server has of the rows on the screen, null without */
    async flush(): Promise<number | null> {
      await sendNow();
      if (!isKept()) await sendNow();
      return isKept() && keeping.kind === 'kept' ? kept.revision : null;
    },
    retry: () => void sendNow(),
    /** another change of the worksheet, such as of its name, made this revision of it */
    follow({ revision, modified }: Kept) {
      kept = { ...kept, revision, at: modified };
      if (isKept()) say({ kind: 'kept', at: modified });
    },
    revision: () => kept.revision,
    /** goes on with the rows that the server has */
    takeOver(current: WorksheetAnswer) {
      kept = { rows: current.rows, revision: current.revision, at: current.modified };
      rows = current.rows;
      keepHereNow();
      say({ kind: 'kept', at: current.modified });
    },
    /** keeps the rows on the screen in place of those that the server has */
    overwrite(current: WorksheetAnswer) {
      kept = { rows: current.rows, revision: current.revision, at: current.modified };
      say({ kind: 'changed' });
      void sendNow();
    },
    /** the browser has lost its connection, or has it again */
    connection() {
      if (!isOnline()) {
        keepHereNow();
        if (keeping.kind !== 'overtaken') say({ kind: 'away' });
      } else if (keeping.kind === 'away') void sendNow();
    },
    /** keeps in the tab what is not on the server: the page goes */
    keepHereNow,
    /** the screen is there; returns what is to be done when it goes: what is not kept is sent once more */
    show() {
      isLeft = false;
      return leave;
    },
  };

  function leave() {
    isLeft = true;
    clearTimeout(later);
    keepHereNow();
    if (keeping.kind === 'changed') void sendNow();
  }
}

function isUnreachable(error: unknown): boolean {
  return isAway(error) || (error instanceof ApiError && error.status === 0);
}
