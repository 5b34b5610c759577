import type { ListedProject } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Track } from '../../charts/track/track.tsx';
import { dayOfMoment } from '../../lib/day-of-moment.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { useGridTexts } from '../../ui/use-grid-texts.ts';
import { compareMoments } from './modified-order.ts';
import { resultFor, trackSidesOf } from './project-outcome.ts';
import { ProjectOutcomeText } from './project-outcome-text.tsx';
import { ProjectStatusMark } from './project-status-mark.tsx';

const ROWS_PER_PAGE = 10;
/** the grid's own word for a page that holds everything */
const ALL_ROWS = -1;
/** px */
const TRACK_WIDTH = 150;

interface ProjectTableProps {
  readonly projects: readonly ListedProject[];
  /** the set that the screen shows */
  readonly set: SetCode;
}

/** The projects as a table to sort; a whole row leads to its project, as its link does. */
export function ProjectTable({ projects, set }: ProjectTableProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const texts = useGridTexts();
  const columns = useMemo<GridColDef<ListedProject>[]>(
    () => [
      {
        field: 'project_name',
        headerName: t('projects.columns.name'),
        flex: 2,
        minWidth: 300,
        renderCell: ({ row }) => <NameAndOutcome project={row} set={set} />,
      },
      {
        field: 'project_status_display',
        headerName: t('projects.columns.status'),
        width: 205,
        renderCell: ({ row }) => (
          <ProjectStatusMark status={row.project_status} label={row.project_status_display} />
        ),
      },
      {
        field: 'modified',
        headerName: t('projects.columns.modified'),
        // Its heading and the arrow of the order, whole.
        width: 155,
        sortComparator: compareMoments,
        renderCell: ({ value }) => <time title={String(value)}>{dayOfMoment(String(value))}</time>,
      },
      {
        field: 'project_contract_type_display',
        headerName: t('projects.columns.contractType'),
        width: 195,
      },
      { field: 'sector_display', headerName: t('projects.columns.sector'), flex: 1, minWidth: 165 },
      {
        field: 'actions',
        headerName: t('projects.columns.actions'),
        width: 95,
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
        initialState={{
          sorting: { sortModel: [{ field: 'modified', sort: 'desc' }] },
          pagination: { paginationModel: { pageSize: ROWS_PER_PAGE } },
        }}
        pageSizeOptions={[ROWS_PER_PAGE, 20, 30, { value: ALL_ROWS, label: t('projects.list.all') }]}
        localeText={texts}
        sx={(theme) => ({
          border: 0,
          '--DataGrid-overlayHeight': '220px',
          '--DataGrid-rowBorderColor': theme.vars.palette.divider,
          '--DataGrid-t-header-background-base': theme.vars.palette.ground.sunken,
          '& .MuiDataGrid-columnHeader': { backgroundColor: theme.vars.palette.ground.sunken },
          '& .MuiDataGrid-row': { cursor: 'pointer' },
          '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', minHeight: 48, py: 0.5 },
        })}
      />
    </Paper>
  );
}

interface NameAndOutcomeProps {
  readonly project: ListedProject;
  readonly set: SetCode;
}

function NameAndOutcome({ project, set }: NameAndOutcomeProps) {
  const { project_name: name } = project;
  const result = resultFor(set, project);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, width: 1, minWidth: 0 }}>
      <Box sx={{ minWidth: TRACK_WIDTH, flex: 1, lineHeight: 1.2 }}>
        <Box sx={{ fontWeight: 640, lineHeight: '20px', whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <Box sx={{ width: TRACK_WIDTH }}>
          <Track {...trackSidesOf(result)} />
        </Box>
      </Box>
      <Box sx={{ maxWidth: 170, lineHeight: 1.25, textAlign: 'right', whiteSpace: 'normal' }}>
        <ProjectOutcomeText result={result} around={set} />
      </Box>
    </Box>
  );
}
