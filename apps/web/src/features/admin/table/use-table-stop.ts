import { useGridApiRef } from '@mui/x-data-grid';
import { useEffect } from 'react';

/**
 * A table is one stop of the Tab key: the cell that had the focus last. When the row of that cell goes, the library leaves
 * no stop at all; this makes it the header again.
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
