import type { Project } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { environmentQuery } from '../../../lib/environment-query.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { narrowTable } from '../../../ui/narrow-table.ts';
import { reportsQuery } from '../reports-query.ts';
import { MadeReportRow } from './made-report-row.tsx';
import { MADE_COLUMNS, REPORT_FILES } from './report-files.ts';

/** Users mostly need the latest reports; the charts below stay near. */
const SHOWN_AT_FIRST = 5;

/** The reports that were made of a project, each with its files as they were then. */
export function MadeReports({ project }: { readonly project: Pick<Project, 'uuid'> }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { data, error, refetch } = useQuery(reportsQuery(project.uuid));
  const { data: environment } = useQuery(environmentQuery);
  const [all, setAll] = useState(false);
  const shown = all ? data : data?.slice(0, SHOWN_AT_FIRST);
  const files = REPORT_FILES.filter((file) => file !== 'pdf' || environment?.pdf);
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5 }}>
      <div>
        <Typography id={titleId} variant="h2">
          {t('reports.made.title')}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary', maxWidth: '75ch' }}>
          {t('reports.made.lead')}
        </Typography>
      </div>
      {/* A list that cannot be refreshed is still shown. */}
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!error && !data && <DelayedIndicator minHeight={80} />}
      {data?.length === 0 && <Typography>{t('reports.made.none')}</Typography>}
      {data && shown && data.length > 0 && (
        <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
          <Table role="table" aria-label={t('reports.made.title')} sx={narrowTable}>
            <TableHead role="rowgroup">
              <TableRow role="row">
                {MADE_COLUMNS.map((key) => (
                  <TableCell key={key} role="columnheader" scope="col">
                    {t(`reports.made.columns.${key}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody role="rowgroup">
              {shown.map((report) => (
                <MadeReportRow key={report.uuid} report={report} files={files} />
              ))}
            </TableBody>
          </Table>
        </Paper>
      )}
      {data && shown && shown.length < data.length && (
        <Button data-printed onClick={() => setAll(true)} sx={{ justifySelf: 'start' }}>
          {t('reports.made.showAll', { count: data.length })}
        </Button>
      )}
    </Box>
  );
}
