import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColumnVisibilityModel, useGridApiRef } from '@mui/x-data-grid';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGridTexts } from '../../../ui/use-grid-texts.ts';
import { columnsOf } from './columns.tsx';
import type { RowActs, RowView } from './row-view.ts';

/** What the keys of the keyboard do on a post beside what the table itself does. */
const LEAVES_OUT = ['Delete', 'Backspace'];

interface PostTableProps {
  /** those of one page */
  readonly rows: readonly RowView[];
  readonly acts: RowActs;
  /** a cell that gets the focus, such as that of a post that was changed back; a new object each time */
  readonly focused: { readonly key: string; readonly field: 'product' | 'quantity' } | null;
}

/** Posts as a table in which quantities are typed and products are chosen. */
export function PostTable({ rows, acts, focused }: PostTableProps) {
  const { t } = useTranslation();
  const texts = useGridTexts();
  const api = useGridApiRef();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const columns = useMemo(() => columnsOf(t, acts, isNarrow), [t, acts, isNarrow]);
  const shown = useMemo((): GridColumnVisibilityModel => {
    const hidden = !isNarrow;
    return { postNumber: hidden, unit: hidden, mkiPerUnit: hidden, difference: hidden };
  }, [isNarrow]);
  useEffect(() => {
    const grid = api.current;
    if (!focused || !grid?.getRow(focused.key)) return;
    grid.setCellFocus(focused.key, focused.field);
    grid.getCellElement(focused.key, focused.field)?.scrollIntoView({ block: 'center' });
  }, [api, focused]);

  return (
    <Paper variant="outlined" sx={{ minWidth: 0 }}>
      <DataGrid<RowView>
        apiRef={api}
        rows={rows}
        columns={columns}
        columnVisibilityModel={shown}
        getRowId={({ key }) => key}
        label={t('worksheet.table.label')}
        autoHeight
        // A long name wraps; it is never cut.
        getRowHeight={() => 'auto'}
        columnHeaderHeight={40}
        disableColumnMenu
        disableColumnSorting
        disableRowSelectionOnClick
        hideFooter
        // A page of at most a hundred posts is shown as a whole.
        disableVirtualization
        isCellEditable={({ row, field }) => field === 'quantity' && !row.isLeftOut}
        // The rows follow what is typed, so there is nothing to take over when a field is left.
        processRowUpdate={(_typed, row) => row}
        onCellClick={({ id, field, isEditable, cellMode }) => {
          if (field === 'quantity' && isEditable && cellMode === 'view')
            api.current?.startCellEditMode({ id, field });
        }}
        onCellEditStop={acts.onQuantityDone}
        onCellKeyDown={({ row, field, cellMode }, event) => {
          if (cellMode === 'edit' || event.ctrlKey || event.metaKey || event.altKey) return;
          if (field === 'product' && event.key === 'Enter' && !row.isLeftOut) {
            event.preventDefault();
            acts.onChooseProduct(row.key);
          }
          if (field !== 'quantity' && LEAVES_OUT.includes(event.key) && !row.isLeftOut)
            acts.onLeaveOut(row.key, true);
        }}
        getRowClassName={({ row }) => (row.isLeftOut ? 'left-out' : row.isChanged ? 'changed' : '')}
        localeText={texts}
        sx={(theme) => ({
          border: 0,
          '--DataGrid-overlayHeight': '120px',
          '--DataGrid-rowBorderColor': theme.vars.palette.divider,
          '--DataGrid-t-header-background-base': theme.vars.palette.ground.sunken,
          '& .MuiDataGrid-columnHeader': { backgroundColor: theme.vars.palette.ground.sunken },
          '& .MuiDataGrid-columnHeaderTitle': { whiteSpace: 'normal', lineHeight: 1.2 },
          '& .MuiDataGrid-row.changed': { backgroundColor: theme.vars.palette.ground.soft },
          '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', minHeight: 48, py: 0.75, px: 1 },
          '& .MuiDataGrid-cell--textRight': { justifyContent: 'flex-end' },
          '& .MuiDataGrid-cell--editing': { p: '0 !important', boxShadow: 'none !important' },
          // The whole field has the mark of the focus, not the cell around it.
          '& .MuiDataGrid-cell--editing:focus-within': { outline: 'none' },
          '& .MuiDataGrid-cell:focus, & .MuiDataGrid-cell:focus-within': {
            outline: `3px solid ${theme.vars.palette.accent.main}`,
            outlineOffset: '-3px',
          },
        })}
      />
    </Paper>
  );
}
