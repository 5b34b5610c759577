import type { Project } from '@milieuspoor/contract';
import Paper from '@mui/material/Paper';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { useGridTexts } from '../../ui/use-grid-texts.ts';
import { compareMoments } from './modified-order.ts';
import { matchesSearch } from './project-search.ts';

const ROWS_PER_PAGE = 10;
/** the grid's own word for a page that holds everything */
const ALL_ROWS = -1;

interface ProjectTableProps {
  readonly projects: readonly Project[];
}

/** The projects as a table to search and to sort. */
export function ProjectTable({ projects }: ProjectTableProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const texts = useGridTexts();
  const NoMatch = useCallback(
    () => <EmptyState title={t('projects.list.noMatch', { search })} />,
    [t, search],
  );
  const rows = useMemo(
    () => projects.filter((project) => matchesSearch(project, search)),
    [projects, search],
  );
  const columns = useMemo<GridColDef<Project>[]>(
    () => [
      { field: 'project_name', headerName: t('projects.columns.name'), flex: 2, minWidth: 220 },
      {
        field: 'project_status_display',
        headerName: t('projects.columns.status'),
        width: 165,
      },
      {
        field: 'modified',
        headerName: t('projects.columns.modified'),
        width: 165,
        sortComparator: compareMoments,
      },
      {
        field: 'project_contract_type_display',
        headerName: t('projects.columns.contractType'),
        width: 215,
      },
      { field: 'sector_display', headerName: t('projects.columns.sector'), flex: 1, minWidth: 225 },
      {
        field: 'actions',
        headerName: t('projects.columns.actions'),
        width: 110,
        sortable: false,
        renderCell: ({ row, hasFocus }) => (
          <LinkButton
            {...paths.project(row.organization, row.uuid, 'baseline')}
            size="small"
            sx={{ ml: -1, px: 1, minWidth: 0 }}
            tabIndex={hasFocus ? 0 : -1}
            aria-label={t('projects.list.viewProject', { name: row.project_name })}
          >
            {t('projects.list.view')}
          </LinkButton>
        ),
      },
    ],
    [t],
  );

  return (
    <>
      <SearchField
        label={t('projects.list.search')}
        clearLabel={t('projects.list.clearSearch')}
        value={search}
        onChange={setSearch}
      />
      <Paper variant="outlined" sx={{ mt: 2 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          getRowId={(project) => project.uuid}
          label={t('projects.list.heading')}
          autoHeight
          disableColumnMenu
          disableRowSelectionOnClick
          initialState={{
            sorting: { sortModel: [{ field: 'modified', sort: 'desc' }] },
            pagination: { paginationModel: { pageSize: ROWS_PER_PAGE } },
          }}
          pageSizeOptions={[ROWS_PER_PAGE, 20, 30, { value: ALL_ROWS, label: t('projects.list.all') }]}
          localeText={texts}
          slots={{ noRowsOverlay: NoMatch }}
          sx={(theme) => ({
            border: 0,
            '--DataGrid-overlayHeight': '220px',
            '--DataGrid-rowBorderColor': theme.vars.palette.divider,
          })}
        />
      </Paper>
    </>
  );
}
