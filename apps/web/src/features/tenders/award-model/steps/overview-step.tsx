import { benefitPercentage, EMPTY_FIGURE, formatEuro, formatNumber, overviewRows } from '@milieuspoor/domain';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { SummaryList } from '../../../../ui/summary-list.tsx';
import { criteriaOf } from '../../model-columns.ts';
import type { ModelEditing } from '../editing/use-model-editing.ts';
import { StimulationChart } from '../stimulation-chart.tsx';

const COLUMNS = ['maxDiscount', 'lower', 'upper', 'distribution'] as const;

/** Step 5: the model in rows, as it is stored. */
export function OverviewStep({ editing }: { readonly editing: ModelEditing }) {
  const { t } = useTranslation();
  const { stored, project } = editing;
  const share = benefitPercentage(stored.benefitEur, stored.scopeEur);
  const percent = (value: number | null) => (value === null ? EMPTY_FIGURE : `${formatNumber(value)} %`);
  return (
    <>
      <SummaryList
        lines={[
          { key: 'scope', label: t('tenders.fields.scopeEur'), value: formatEuro(stored.scopeEur) },
          {
            key: 'benefit',
            label: t('tenders.fields.benefitEur'),
            value: `${formatEuro(stored.benefitEur)}${share === null ? '' : ` (${share} %)`}`,
          },
        ]}
      />
      <TableContainer tabIndex={0} role="group" aria-label={t('tenders.overview.caption')}>
        <Table size="small" aria-label={t('tenders.overview.caption')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('tenders.overview.columns.criteria')}</TableCell>
              {COLUMNS.map((column) => (
                <TableCell key={column} align="right">
                  {t(`tenders.overview.columns.${column}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {overviewRows(stored, criteriaOf(project)).map((row) => (
              <TableRow key={row.name ?? row.criteria}>
                <TableCell component="th" scope="row">
                  {row.criteria === 'named' ? row.name : t(`tenders.overview.rows.${row.criteria}`)}
                </TableCell>
                <TableCell align="right">{formatEuro(row.maxDiscountEur)}</TableCell>
                <TableCell align="right">{formatEuro(row.lowerEur)}</TableCell>
                <TableCell align="right">{formatEuro(row.upperEur)}</TableCell>
                <TableCell align="right">{percent(row.distributionPercent)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <StimulationChart project={project} />
    </>
  );
}
