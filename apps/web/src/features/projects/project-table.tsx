import type { ListedProject } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import Paper from '@mui/material/Paper';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { useNavigate } from '@tanstack/react-router';
import { use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOfMoment } from '../../lib/day-of-moment.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { SearchedFor, SearchedText } from '../../ui/searched-text.tsx';
import { useGridTexts } from '../../ui/use-grid-texts.ts';
import { NamedProject } from './list/named-project.tsx';
import { ORDERS, type ProjectListSearch } from './list/project-list-search.ts';
import { ProjectStatusMark } from './project-status-mark.tsx';

/** the order that a column sorts by */
const ORDER_OF = {
  project_name: 'name',
  project_status_display: 'status',
  modified: 'modified',
  project_contract_type_display: 'contract',
  sector_display: 'sector',
} as const;

interface ProjectTableProps {
  readonly projects: readonly ListedProject[];
  /** the set that the screen shows */
  readonly set: SetCode;
  /** undefined: last modified first, or the best match of a search */
  readonly order: ProjectListSearch['order'];
  readonly onChange: (changes: ProjectListSearch) => void;
}

/** Shows a page of projects as a table that can be sorted; a click on a row opens its project, as its link does. */
export function ProjectTable({ projects, set, order, onChange }: ProjectTableProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const texts = useGridTexts();
  // Without a chosen order the matches of a search have the best first.
  const isByMatch = use(SearchedFor) !== '' && order === undefined;
  // These columns fit on a screen of 1440 px; everything else that a row tells is below the name.
  const columns = useMemo<GridColDef<ListedProject>[]>(
    () => [
      {
        field: 'project_name',
        headerName: t('projects.columns.name'),
        flex: 3,
        // Room for its figures of MKI and CO2 beside one another, on that screen.
        minWidth: 390,
        renderCell: ({ row, hasFocus }) => (
          <NamedProject project={row} set={set} tabIndex={hasFocus ? 0 : -1} />
        ),
      },
      {
        field: 'project_status_display',
        headerName: t('projects.columns.status'),
        width: 195,
        renderCell: ({ row }) => (
          <ProjectStatusMark status={row.project_status} label={row.project_status_display} />
        ),
      },
      {
        field: 'modified',
        headerName: t('projects.columns.modified'),
        // Room for its whole heading and the arrow of the order.
        width: 155,
        sortingOrder: ['desc', 'asc'],
        renderCell: ({ value }) => <time title={String(value)}>{dayOfMoment(String(value))}</time>,
      },
      {
        field: 'project_contract_type_display',
        headerName: t('projects.columns.contractType'),
        width: 150,
        renderCell: ({ value }) => <SearchedText>{String(value)}</SearchedText>,
      },
      {
        field: 'sector_display',
        headerName: t('projects.columns.sector'),
        flex: 1,
        minWidth: 150,
        renderCell: ({ value }) => <SearchedText>{String(value)}</SearchedText>,
      },
      {
        field: 'actions',
        headerName: t('projects.columns.actions'),
        width: 80,
        sortable: false,
        renderCell: ({ row, hasFocus }) => (
          <LinkButton
            {...paths.project(row.organization, row.uuid, 'baseline')}
            size="small"
            sx={{ ml: -1, px: 1, minWidth: 0, minHeight: 32 }}
            tabIndex={hasFocus ? 0 : -1}
            aria-label={t('projects.list.viewProject', { name: row.project_name })}
          >
            {t('projects.list.view')}
          </LinkButton>
        ),
      },
    ],
    [t, set],
  );

  return (
    <Paper variant="outlined">
      <DataGrid
        rows={projects}
        columns={columns}
        getRowId={(project) => project.uuid}
        label={t('projects.list.heading')}
        autoHeight
        // A long name wraps; it is never cut.
        getRowHeight={() => 'auto'}
        columnHeaderHeight={40}
        disableColumnMenu
        disableRowSelectionOnClick
        onRowClick={({ row }) => void navigate(paths.project(row.organization, row.uuid, 'baseline'))}
        hideFooter
        // The server filters, sorts and pages these rows; a page of them is shown as a whole.
        disableVirtualization
        sortingMode="server"
        sortingOrder={['asc', 'desc']}
        sortModel={isByMatch ? [] : sortModelOf(order)}
        onSortModelChange={([sorted]) => {
          const by = Object.entries(ORDER_OF).find(([field]) => field === sorted?.field)?.[1];
          if (by) onChange({ order: sorted?.sort === 'desc' ? `-${by}` : by });
        }}
        localeText={texts}
        sx={(theme) => ({
          border: 0,
          '--DataGrid-overlayHeight': '220px',
          '--DataGrid-rowBorderColor': theme.vars.palette.divider,
          '--DataGrid-t-header-background-base': theme.vars.palette.ground.sunken,
          '& .MuiDataGrid-columnHeader': { backgroundColor: theme.vars.palette.ground.sunken },
          '& .MuiDataGrid-row': { cursor: 'pointer' },
          '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', minHeight: 48, py: 0.5 },
          // The link to a project stays in view if the table is wider than its place.
          '& [data-field="actions"]': {
            position: 'sticky',
            right: 0,
            zIndex: 1,
            backgroundColor: theme.vars.palette.background.paper,
          },
          '& .MuiDataGrid-row:hover > [data-field="actions"]': {
            backgroundImage: `linear-gradient(${theme.vars.palette.action.hover}, ${theme.vars.palette.action.hover})`,
          },
          '& .MuiDataGrid-columnHeader[data-field="actions"]': {
            backgroundColor: theme.vars.palette.ground.sunken,
          },
        })}
      />
    </Paper>
  );
}

/** Returns an order in the form of the grid. */
function sortModelOf(order: ProjectListSearch['order']): GridSortModel {
  const by = order ?? ORDERS[0];
  const descending = by.startsWith('-');
  const name = descending ? by.slice(1) : by;
  return Object.entries(ORDER_OF)
    .filter(([, each]) => each === name)
    .map(([field]) => ({ field, sort: descending ? 'desc' : 'asc' }));
}
