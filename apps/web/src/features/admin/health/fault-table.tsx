import type { Health } from '@milieuspoor/contract';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { narrowTable } from '../../../ui/narrow-table.ts';
import { momentOf } from './health-facts.ts';

/** Users read a reference out over the telephone, or copy it, so it is never broken. */
const WHOLE = { whiteSpace: 'nowrap' } as const;

/** The faults of the last day, each with the reference that its user saw. */
export function FaultTable({ faults: { of_day, latest } }: { readonly faults: Health['faults'] }) {
  const { t } = useTranslation();
  return (
    <>
      <Table role="table" aria-label={t('admin.health.faults.table')} size="small" sx={narrowTable}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            <TableCell role="columnheader">{t('admin.health.faults.at')}</TableCell>
            <TableCell role="columnheader">{t('admin.health.faults.reference')}</TableCell>
            <TableCell role="columnheader">{t('admin.health.faults.where')}</TableCell>
            <TableCell role="columnheader">{t('admin.health.faults.kind')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {latest.map(({ at, reference, method, route, kind }, row) => (
            // Two faults without a reference may have the same time.
            <TableRow role="row" key={`${at} ${reference ?? row}`}>
              <TableCell component="th" scope="row" role="rowheader" sx={WHOLE}>
                {momentOf(at)}
              </TableCell>
              <TableCell role="cell" data-label={t('admin.health.faults.reference')} sx={WHOLE}>
                <code>{reference ?? '-'}</code>
              </TableCell>
              <TableCell
                role="cell"
                data-label={t('admin.health.faults.where')}
                sx={{ overflowWrap: 'anywhere' }}
              >
                {route === null ? t('admin.health.faults.none') : `${method} ${route}`}
              </TableCell>
              <TableCell role="cell" data-label={t('admin.health.faults.kind')}>
                {kind}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {of_day > latest.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('admin.health.faults.more', { count: latest.length })}
        </Typography>
      )}
    </>
  );
}
