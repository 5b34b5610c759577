import type { WorksheetAnswer } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { client } from '../../../lib/client.ts';
import { keepDraft, readDraft } from '../../../lib/drafts/drafts.ts';
import type { SheetRows } from '../edit/sheet-acts.ts';
import { draftKey } from './draft-key.ts';
import { createRowKeeper, type Keeping, type RowKeeper } from './row-keeper.ts';

interface Draft {
  readonly rows: SheetRows;
  readonly revision: number;
}

/** What this tab keeps of a worksheet that the server does not; null for nothing. */
export function keptHere(worksheet: WorksheetAnswer): Draft | null {
  return readDraft<Draft>(draftKey(worksheet.uuid));
}

/** Keeps the rows on the screen, and says how they stand to those that the server has. */
export function useKeeper(worksheet: WorksheetAnswer): {
  readonly keeper: RowKeeper;
  readonly keeping: Keeping;
} {
  const [keeper] = useState(() => keeperOf(worksheet));
  const keeping = useSyncExternalStore(keeper.subscribe, keeper.keeping);
  useEffect(() => {
    const leave = keeper.show();
    const changed = () => keeper.connection();
    window.addEventListener('online', changed);
    window.addEventListener('offline', changed);
    window.addEventListener('pagehide', keeper.keepHereNow);
    return () => {
      window.removeEventListener('online', changed);
      window.removeEventListener('offline', changed);
      window.removeEventListener('pagehide', keeper.keepHereNow);
      leave();
    };
  }, [keeper]);
  return { keeper, keeping };
}

function keeperOf(worksheet: WorksheetAnswer): RowKeeper {
  const params = { worksheet: worksheet.uuid };
  // What the tab kept comes from an older revision, as far as another device went on.
  const revision = keptHere(worksheet)?.revision ?? worksheet.revision;
  return createRowKeeper(
    { ...worksheet, revision },
    {
      send: (rows, revision) =>
        client.call(endpoints.changeWorksheet, {
          params,
          body: { rows: [...rows] },
          ifMatch: String(revision),
        }),
      fetchCurrent: () => client.call(endpoints.getWorksheet, { params }),
      keepHere: (draft) => keepDraft(draftKey(worksheet.uuid), draft),
      isOnline: () => navigator.onLine,
    },
  );
}
