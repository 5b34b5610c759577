import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGrid,
  type GridApi,
  type GridCellParams,
  type GridColumnVisibilityModel,
  type GridEventListener,
  type GridRowClassNameParams,
  useGridApiRef,
} from '@mui/x-data-grid';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGridTexts } from '../../../ui/use-grid-texts.ts';
import { cellLooks } from './cell-looks.ts';
import { columnsOf } from './columns.tsx';
import type { RowActs, RowView } from './row-view.ts';
import { createShownPosts, type ShownPosts } from './shown-posts.ts';

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
  const [posts] = useState(createShownPosts);
  const columns = useMemo(() => columnsOf(t, acts, { isNarrow, posts }), [t, acts, isNarrow, posts]);
  const shown = useMemo((): GridColumnVisibilityModel => {
    const hidden = !isNarrow;
    return { postNumber: hidden, unit: hidden, mkiPerUnit: hidden, difference: hidden };
  }, [isNarrow]);
  const onCellKeyDown = useMemo(() => keysOf(acts), [acts]);
  const onCellEditStop = useMemo(() => endingOf(acts, posts), [acts, posts]);
  const given = useGivenRows(api, rows, posts);
  useEffect(() => {
    const grid = api.current;
    if (!focused || !grid?.getRow(focused.key)) return;
    grid.setCellFocus(focused.key, focused.field);
    grid.getCellElement(focused.key, focused.field)?.scrollIntoView({ block: 'center' });
  }, [api, focused]);

  return (
    <Paper variant="outlined" sx={{ minWidth: 0 }}>
      {/* Whatever it is given stays the same while somebody types: it draws all of its cells again where anything differs. */}
      <DataGrid<RowView>
        apiRef={api}
        rows={given}
        columns={columns}
        columnVisibilityModel={shown}
        getRowId={keyOf}
        label={t('worksheet.table.label')}
        autoHeight
        // A long name wraps; it is never cut.
        getRowHeight={asHighAsItsText}
        columnHeaderHeight={40}
        disableColumnMenu
        disableColumnSorting
        disableRowSelectionOnClick
        hideFooter
        // A page of at most a hundred posts is shown as a whole.
        disableVirtualization
        isCellEditable={isEditable}
        processRowUpdate={asItIs}
        onCellClick={beginEditing}
        onCellEditStop={onCellEditStop}
        onCellKeyDown={onCellKeyDown}
        getRowClassName={classOf}
        localeText={texts}
        sx={LOOK}
      />
    </Paper>
  );
}

/** Rows that the table is told one by one; of more it is given all anew. */
const TOLD_MAX = 5;

/**
 * Returns the rows as the table is given them, and shows what they are now in their cells. Of a few whose looks as a row are
 * others the table is told, row by row, so that a keystroke draws the cells that it changes and nothing else.
 */
function useGivenRows(
  api: RefObject<GridApi | null>,
  rows: readonly RowView[],
  posts: ShownPosts,
): readonly RowView[] {
  const [given, setGiven] = useState({ rows, now: rows });
  const changed = changedOf(given.now, rows);
  if (changed === null || changed.length > TOLD_MAX) setGiven({ rows, now: rows });
  else if (changed.length > 0) setGiven({ rows: given.rows, now: rows });
  const told = useRef(given);
  useLayoutEffect(() => {
    const before = told.current;
    told.current = given;
    posts.show(given.now);
    if (before.rows !== given.rows) return;
    // One by one: the table takes no more at once.
    for (const row of changedOf(before.now, given.now) ?? [])
      if (!looksAs(row, api.current?.getRow(row.key))) api.current?.updateRows([row]);
  }, [api, given, posts]);
  return given.rows;
}

/** Whether a row is what the table was told of it, as far as it asks itself. */
function looksAs({ isLeftOut, isChanged }: RowView, before: RowView | null | undefined): boolean {
  return before?.isLeftOut === isLeftOut && before.isChanged === isChanged;
}

/** Returns the rows that are others than before; null where these are not the same posts in the same order. */
function changedOf(before: readonly RowView[], now: readonly RowView[]): readonly RowView[] | null {
  if (before.length !== now.length || now.some(({ key }, place) => key !== before[place]?.key)) return null;
  return now.filter((row, place) => row !== before[place]);
}

const keyOf = ({ key }: RowView) => key;
const asHighAsItsText = () => 'auto' as const;
const isEditable = ({ row, field }: Pick<GridCellParams<RowView>, 'row' | 'field'>) =>
  field === 'quantity' && !row.isLeftOut;
/** The rows follow what is typed, so there is nothing to take over when a field is left. */
const asItIs = (_typed: RowView, row: RowView) => row;
const classOf = ({ row }: Pick<GridRowClassNameParams<RowView>, 'row'>) =>
  row.isLeftOut ? 'left-out' : row.isChanged ? 'changed' : '';
const beginEditing: GridEventListener<'cellClick'> = ({ id, field, isEditable, cellMode, api }) => {
  if (field === 'quantity' && isEditable && cellMode === 'view') api.startCellEditMode({ id, field });
};
/** A field with a text that is no quantity stays, unless it is given up; what is typed after another one is another act. */
const endingOf =
  (acts: RowActs, { unread }: ShownPosts): GridEventListener<'cellEditStop'> =>
  ({ row, reason }, event) => {
    if (reason !== 'escapeKeyDown' && unread.has(row.key)) event.defaultMuiPrevented = true;
    else acts.onQuantityDone();
  };
const keysOf =
  (acts: RowActs): GridEventListener<'cellKeyDown'> =>
  ({ row, field, cellMode }: GridCellParams<RowView>, event) => {
    if (cellMode === 'edit' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (field === 'product' && event.key === 'Enter' && !row.isLeftOut) {
      event.preventDefault();
      acts.onChooseProduct(row.key);
    }
    if (field !== 'quantity' && LEAVES_OUT.includes(event.key) && !row.isLeftOut)
      acts.onLeaveOut(row.key, true);
  };

const LOOK: SxProps<Theme> = (theme) => ({
  ...cellLooks(theme),
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
});
