import Paper from '@mui/material/Paper';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { useGridTexts } from '../../../ui/use-grid-texts.ts';
import { ROWS_PER_PAGE } from './table-search.ts';

interface Row {
  readonly uuid: string;
}

interface TableState {
  readonly order: string;
  readonly page: number;
  readonly pageSize: number;
}

interface ServerTableProps<Item extends Row> {
  readonly label: string;
  readonly table: UseQueryResult<{ readonly count: number; readonly results: Item[] }>;
  /** the field of a column is the name of the order to sort by */
  readonly columns: GridColDef<Item>[];
  /** the fields that are hidden on a narrow screen */
  readonly hidden: Readonly<Record<string, boolean>>;
  readonly state: TableState;
  readonly onChange: (change: { order?: string; page?: number; pageSize?: number }) => void;
  /** true if a search or filter is active */
  readonly narrowed: boolean;
  readonly empty: { readonly title: string; readonly hint: string; readonly icon: ComponentType };
}

const rowHeight = () => 'auto' as const;

/** A table whose rows stay on the server, which searches, sorts and pages them. */
export function ServerTable<Item extends Row>(props: ServerTableProps<Item>) {
  const { label, table, columns, hidden, state, onChange, narrowed, empty } = props;
  const { t } = useTranslation();
  const texts = useGridTexts();
  const grid = useTableStop(table.data?.results);
  const NoMatch = useCallback(
    () => <EmptyState title={t('admin.noMatch')} hint={t('admin.noMatchHint')} />,
    [t],
  );
  if (table.isPending) return <DelayedIndicator />;
  if (table.isLoadingError) return <FailedQuery query={table} />;
  if (table.data.count === 0 && !narrowed)
    return (
      <>
        <FailedQuery query={table} />
        <Paper variant="outlined">
          <EmptyState icon={<empty.icon />} title={empty.title} hint={empty.hint} />
        </Paper>
      </>
    );
  const descending = state.order.startsWith('-');
  return (
    <>
      <FailedQuery query={table} />
      <Paper variant="outlined">
        <DataGrid
          apiRef={grid}
          rows={table.data.results}
          rowCount={table.data.count}
          columns={columns}
          columnVisibilityModel={hidden}
          getRowId={(row) => row.uuid}
          label={label}
          autoHeight
          disableColumnMenu
          disableRowSelectionOnClick
          // An address or a list of organisations is shown in full, on as many lines as needed.
          getRowHeight={rowHeight}
          loading={table.isPlaceholderData}
          paginationMode="server"
          paginationModel={{ page: state.page - 1, pageSize: state.pageSize }}
          onPaginationModelChange={({ page, pageSize }) =>
            onChange(pageSize === state.pageSize ? { page: page + 1 } : { pageSize })
          }
          pageSizeOptions={[...ROWS_PER_PAGE]}
          sortingMode="server"
          sortingOrder={['asc', 'desc']}
          sortModel={[
            { field: descending ? state.order.slice(1) : state.order, sort: descending ? 'desc' : 'asc' },
          ]}
          onSortModelChange={([sorted]) => {
            if (sorted) onChange({ order: sorted.sort === 'desc' ? `-${sorted.field}` : sorted.field });
          }}
          localeText={texts}
          slots={{ noRowsOverlay: NoMatch }}
          sx={(theme) => ({
            border: 0,
            '--DataGrid-overlayHeight': '220px',
            '& .MuiDataGrid-cell': {
              display: 'flex',
              alignItems: 'center',
              minHeight: 52,
              py: 1,
              lineHeight: 1.4,
              overflowWrap: 'anywhere',
              whiteSpace: 'normal',
            },
            '--DataGrid-rowBorderColor': theme.vars.palette.divider,
          })}
        />
      </Paper>
    </>
  );
}

/**
 * Keeps a table reachable with the Tab key. A table is one stop: the cell that had the focus last. When the row of that
 * cell disappears, the library leaves no stop at all; this makes the header the stop again.
 */
function useTableStop(rows: readonly { readonly uuid: string }[] | undefined) {
  const grid = useGridApiRef();
  useEffect(() => {
    const stop = grid.current?.state.tabIndex.cell;
    if (!stop || rows?.some(({ uuid }) => uuid === stop.id)) return;
    grid.current?.setState((state) => ({ ...state, tabIndex: { ...state.tabIndex, cell: null } }));
  }, [grid, rows]);
  return grid;
}
