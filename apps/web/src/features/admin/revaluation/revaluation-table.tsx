import type { RevaluableCalculation, Revaluation } from '@milieuspoor/contract';
import { formatMki, IMPACT_SETS } from '@milieuspoor/domain';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RevaluationOutcome } from './revaluation-outcome.tsx';
import type { Comparisons } from './use-comparisons.ts';

interface RevaluationTableProps {
  readonly rows: readonly RevaluableCalculation[];
  readonly comparisons: Comparisons;
  readonly onChoose: (revaluation: Revaluation) => void;
}

/** Stored calculations, each with what its file comes to now once that was asked. */
export function RevaluationTable({ rows, comparisons, onChoose }: RevaluationTableProps) {
  const { t } = useTranslation();
  return (
    <Paper variant="outlined">
      <TableContainer
        role="region"
        aria-label={t('admin.revaluation.table')}
        tabIndex={0}
        sx={{ overflowX: 'auto' }}
      >
        <Table size="small" sx={{ minWidth: 900, '& td, & th': { verticalAlign: 'top' } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('admin.revaluation.calculation')}</TableCell>
              <TableCell>{t('admin.revaluation.project')}</TableCell>
              <TableCell align="right">{t('admin.revaluation.mki')}</TableCell>
              <TableCell>{t('admin.revaluation.weights')}</TableCell>
              <TableCell>{t('admin.revaluation.outcome')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.uuid}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  {row.name}
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {`${t(`history.calculationTypes.${row.calculation_type}`)}, ${row.created}`}
                  </Typography>
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {`${row.project_name} (${row.organization_name})`}
                  {row.closed && (
                    <Typography variant="body2" sx={{ color: 'warning.main' }}>
                      {t(`admin.revaluation.closed.${row.closed}`)}
                    </Typography>
                  )}
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {`${formatMki(row.mki_value)} (${IMPACT_SETS[row.mki_set].name})`}
                </TableCell>
                <TableCell>
                  {row.weights.map(({ set, version, current }) => (
                    <div key={set}>
                      {`${IMPACT_SETS[set].name}: ${current ? version : t('admin.revaluation.older', { version })}`}
                    </div>
                  ))}
                </TableCell>
                <TableCell sx={{ minWidth: 260 }}>
                  <RevaluationOutcome
                    name={row.name}
                    comparison={comparisons.of(row.uuid)}
                    busy={comparisons.running}
                    onCompare={() => comparisons.compare([row.uuid])}
                    onChoose={onChoose}
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}
