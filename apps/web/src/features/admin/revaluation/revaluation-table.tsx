import type { RevaluableCalculation, Revaluation } from '@milieuspoor/contract';
import { dayAndTimeOf, formatMki, IMPACT_SETS } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { narrowTable } from '../../../ui/narrow-table.ts';
import { RevaluationOutcome } from './revaluation-outcome.tsx';
import type { Comparisons } from './use-comparisons.ts';

interface RevaluationTableProps {
  readonly rows: readonly RevaluableCalculation[];
  readonly comparisons: Comparisons;
  readonly onChoose: (revaluation: Revaluation) => void;
}

/** Stored calculations, each with what its file amounts to now, once that was asked. */
export function RevaluationTable({ rows, comparisons, onChoose }: RevaluationTableProps) {
  const { t } = useTranslation();
  return (
    <Paper variant="outlined">
      <Table role="table" aria-label={t('admin.revaluation.table')} size="small" sx={narrowTable}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            <TableCell role="columnheader">{t('admin.revaluation.calculation')}</TableCell>
            <TableCell role="columnheader">{t('admin.revaluation.project')}</TableCell>
            <TableCell role="columnheader" align="right">
              {t('admin.revaluation.mki')}
            </TableCell>
            <TableCell role="columnheader">{t('admin.revaluation.weights')}</TableCell>
            <TableCell role="columnheader">{t('admin.revaluation.outcome')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.map((row) => (
            <TableRow role="row" key={row.uuid}>
              <TableCell component="th" scope="row" role="rowheader" sx={{ overflowWrap: 'anywhere' }}>
                <div>
                  {row.name}
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {`${t(`history.calculationTypes.${row.calculation_type}`)}, `}
                    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                      {dayAndTimeOf(row.created)}
                    </Box>
                  </Typography>
                </div>
              </TableCell>
              <TableCell
                role="cell"
                data-label={t('admin.revaluation.project')}
                sx={{ overflowWrap: 'anywhere' }}
              >
                <div>
                  {`${row.project_name} (${row.organization_name})`}
                  {row.closed && (
                    <Typography variant="body2" sx={{ color: 'warning.main' }}>
                      {t(`admin.revaluation.closed.${row.closed}`)}
                    </Typography>
                  )}
                </div>
              </TableCell>
              <TableCell
                role="cell"
                data-label={t('admin.revaluation.mki')}
                align="right"
                sx={{ whiteSpace: 'nowrap' }}
              >
                {`${formatMki(row.mki_value)} (${IMPACT_SETS[row.mki_set].name})`}
              </TableCell>
              <TableCell role="cell" data-label={t('admin.revaluation.weights')}>
                <div>
                  {row.weights.map(({ set, version, current }) => (
                    <div key={set}>
                      {`${IMPACT_SETS[set].name}: ${current ? version : t('admin.revaluation.older', { version })}`}
                    </div>
                  ))}
                </div>
              </TableCell>
              <TableCell
                role="cell"
                data-label={t('admin.revaluation.outcome')}
                sx={{ minWidth: { lg: 260 } }}
              >
                <div>
                  <RevaluationOutcome
                    name={row.name}
                    comparison={comparisons.of(row.uuid)}
                    busy={comparisons.running}
                    onCompare={() => comparisons.compare([row.uuid])}
                    onChoose={onChoose}
                  />
                </div>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}
