import { type SourcesByKey, type WorkedOutWorksheet, workOutWorksheet } from '@milieuspoor/domain';
import { useEffect, useMemo, useRef } from 'react';
import type { SheetRows } from '../edit/sheet-acts.ts';

/**
 * Works out the rows on the screen at each keystroke; what did not change since the former time is not worked out again.
 * The comparison with the baseline takes longer, and follows by itself (useChange).
 */
export function useWorked(rows: SheetRows, sources: SourcesByKey): WorkedOutWorksheet {
  const former = useRef<WorkedOutWorksheet>(undefined);
  const worked = useMemo(
    () => workOutWorksheet({ rows, sources, baseline: null }, former.current),
    [rows, sources],
  );
  useEffect(() => {
    former.current = worked;
  }, [worked]);
  return worked;
}
