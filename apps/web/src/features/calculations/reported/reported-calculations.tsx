import type { Project } from '@milieuspoor/contract';
import { type Actor, calculationLock, may } from '@milieuspoor/domain';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { TableRowsOutlined } from '../../../ui/icons/table-rows-outlined.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { narrowTable } from '../../../ui/narrow-table.ts';
import { calculationsQuery } from '../calculation-queries.ts';
import { REPORTED_COLUMNS } from './columns.ts';
import { reportedOrder } from './reported-order.ts';
import { ReportedRow } from './reported-row.tsx';

interface ReportedCalculationsProps {
  readonly project: Project;
  readonly actor: Actor;
}

/** Every calculation of a project, its own and those of its bidders, with whether it goes into the report. */
export function ReportedCalculations({ project, actor }: ReportedCalculationsProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(calculationsQuery(project.uuid));
  // A list that cannot be refreshed is still shown.
  if (!data) {
    if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
    return <DelayedIndicator />;
  }
  const lockOf = { status: project.project_status, locked: project.project_locked };
  return (
    <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
      {data.length === 0 ? (
        <EmptyState
          icon={<TableRowsOutlined />}
          title={t('reports.noCalculations.title')}
          hint={t('reports.noCalculations.hint')}
        >
          <LinkButton {...paths.project(project.organization, project.uuid, 'baseline')} variant="outlined">
            {t('reports.noCalculations.toBaseline')}
          </LinkButton>
        </EmptyState>
      ) : (
        // The roles are written out because the narrow form changes the table's display.
        <Table role="table" aria-label={t('reports.tableLabel')} sx={TABLE}>
          <TableHead role="rowgroup">
            <TableRow role="row">
              {REPORTED_COLUMNS.map((key) => (
                <TableCell key={key} role="columnheader" scope="col" align={key === 'mki' ? 'right' : 'left'}>
                  {t(`reports.columns.${key}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody role="rowgroup">
            {reportedOrder(data).map((calculation) => (
              <ReportedRow
                key={calculation.uuid}
                calculation={calculation}
                mayEdit={may(actor, 'report.make')}
                readOnly={
                  !may(actor, 'calculation.edit') ||
                  calculationLock(calculation.calculation_type, lockOf) !== null
                }
                mayDownload={may(actor, 'calculation.download')}
              />
            ))}
          </TableBody>
        </Table>
      )}
    </Paper>
  );
}

/**
 * The ten columns fit a laptop with the menu open when they are closer together than elsewhere. A card starts with the
 * name of its calculation, which is not the first column.
 */
const TABLE: SxProps<Theme> = [
  narrowTable as object,
  (theme) => ({
    [theme.breakpoints.up('lg')]: { '& td, & th': { px: 1 } },
    [theme.breakpoints.down('lg')]: {
      '& tbody tr:not(.remarks)': { display: 'flex', flexDirection: 'column' },
      '& tbody th': { order: -1 },
    },
  }),
];
