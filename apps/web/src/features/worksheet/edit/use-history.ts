import { useCallback, useState } from 'react';
import type { SheetRows } from './sheet-acts.ts';
import {
  act,
  beginHistory,
  cancelTyping,
  endTyping,
  redo,
  type SheetHistory,
  undo,
} from './sheet-history.ts';

type Rows = SheetHistory<SheetRows[number]>;

/** The rows of a worksheet on the screen, with what undoes and redoes acts on them. */
export function useHistory(first: SheetRows) {
  const [history, setHistory] = useState<Rows>(() => beginHistory(first));
  const edit = useCallback(
    (
      change: (rows: SheetRows) => SheetRows,
      step: { readonly at: string | null; readonly together?: string },
    ) => setHistory((before) => act(before, change(before.rows), step)),
    [],
  );
  const done = useCallback(() => setHistory(endTyping), []);
  const cancel = useCallback(
    (together: string) => setHistory((before) => cancelTyping(before, together)),
    [],
  );
  const begin = useCallback((rows: SheetRows) => setHistory(beginHistory(rows)), []);
  return {
    rows: history.rows,
    edit,
    done,
    cancel,
    begin,
    /** the row that undoing is about; undefined where there is nothing to undo */
    undone: history.past.at(-1)?.at,
    redone: history.future.at(-1)?.at,
    undo: useCallback(() => setHistory(undo), []),
    redo: useCallback(() => setHistory(redo), []),
  };
}
