import { useGridApiRef } from '@mui/x-data-grid';
import { useEffect } from 'react';

/**
 * Keeps a table reachable with the Tab key. A table is one stop: the cell that had the focus last. When the row of that
 * cell disappears, the library leaves no stop at all; this makes the header the stop again.
 */
export function useTableStop(rows: readonly { readonly uuid: string }[] | undefined) {
  const grid = useGridApiRef();
  useEffect(() => {
    const stop = grid.current?.state.tabIndex.cell;
    if (!stop || rows?.some(({ uuid }) => uuid === stop.id)) return;
    grid.current?.setState((state) => ({ ...state, tabIndex: { ...state.tabIndex, cell: null } }));
  }, [grid, rows]);
  return grid;
}
