import type { WeightAnswer, WeightTableAnswer } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { dayAndTimeOf, IMPACT_SETS } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { dayOfMoment } from '../../../lib/day-of-moment.ts';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { narrowTable } from '../../../ui/narrow-table.ts';
import { WholeDays } from '../../../ui/whole-days.tsx';
import { useAdminChange } from '../use-admin-change.ts';
import { ConfirmWeightDialog } from './confirm-weight-dialog.tsx';
import { shownWeight } from './weight-text.ts';

/** The weight of each indicator in a version, with who confirmed it against which source. */
export function WeightTable({ table }: { readonly table: WeightTableAnswer }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [confirming, setConfirming] = useState<WeightAnswer | null>(null);
  const [withdrawn, setWithdrawn] = useState<string | null>(null);
  const withdrawing = useAdminChange(
    (code: string) => client.call(endpoints.withdrawWeight, { params: { table: table.uuid, code } }),
    (_answer, code) => {
      notify(t('admin.weights.withdrawn', { code }));
      setWithdrawn(null);
    },
  );
  const title = t('admin.weights.table', { set: IMPACT_SETS[table.set].name, version: table.version });
  return (
    <Paper component="section" variant="outlined" aria-label={title} sx={{ p: { xs: 1.5, sm: 2.5 } }}>
      <Typography variant="h3">{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {table.created_by === ''
          ? t('admin.weights.cameWith')
          : t('admin.weights.madeBy', { date: dayAndTimeOf(table.created), person: table.created_by })}
      </Typography>
      <Table role="table" aria-label={title} size="small" sx={narrowTable}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            <TableCell role="columnheader">{t('admin.weights.code')}</TableCell>
            <TableCell role="columnheader" align="right">
              {t('admin.weights.value')}
            </TableCell>
            <TableCell role="columnheader">{t('admin.weights.unit')}</TableCell>
            <TableCell role="columnheader">{t('admin.weights.source')}</TableCell>
            <TableCell role="columnheader" sx={{ minWidth: { lg: 210 } }}>
              {t('admin.weights.confirmation')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {table.weights.map((weight) => (
            <TableRow role="row" key={weight.code}>
              <TableCell component="th" scope="row" role="rowheader" sx={{ whiteSpace: 'nowrap' }}>
                {weight.code}
              </TableCell>
              <TableCell role="cell" data-label={t('admin.weights.value')} align="right">
                {shownWeight(weight.value_eur)}
              </TableCell>
              <TableCell role="cell" data-label={t('admin.weights.unit')} sx={{ whiteSpace: 'nowrap' }}>
                {weight.unit}
              </TableCell>
              <TableCell role="cell" data-label={t('admin.weights.source')} sx={{ overflowWrap: 'anywhere' }}>
                {weight.source}
              </TableCell>
              <TableCell role="cell" data-label={t('admin.weights.confirmation')}>
                <Box sx={{ display: 'grid', justifyItems: { xs: 'end', lg: 'start' } }}>
                  <Confirmation weight={weight} />
                  {weight.confirmation && (
                    <Button
                      size="small"
                      aria-label={t('admin.weights.withdrawOf', { code: weight.code })}
                      onClick={() => setWithdrawn(weight.code)}
                    >
                      {t('admin.weights.withdraw')}
                    </Button>
                  )}
                  {!weight.confirmation?.by && (
                    <Button
                      size="small"
                      variant="outlined"
                      aria-label={t('admin.weights.confirmOf', { code: weight.code })}
                      onClick={() => setConfirming(weight)}
                    >
                      {t('admin.weights.confirm')}
                    </Button>
                  )}
                </Box>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {withdrawn !== null && (
        <ConfirmDialog
          open
          title={t('admin.weights.withdrawOf', { code: withdrawn })}
          question={t('admin.weights.withdrawQuestion', { code: withdrawn })}
          confirmLabel={t('admin.weights.withdraw')}
          busy={withdrawing.isPending}
          error={withdrawing.error}
          onConfirm={() => withdrawing.mutate(withdrawn)}
          onCancel={() => setWithdrawn(null)}
        />
      )}
      {confirming && (
        <ConfirmWeightDialog table={table} weight={confirming} onClose={() => setConfirming(null)} />
      )}
    </Paper>
  );
}

function Confirmation({ weight }: { readonly weight: WeightAnswer }) {
  const { t } = useTranslation();
  const { confirmation, value_eur } = weight;
  const said = !confirmation
    ? value_eur === 0
      ? `${t('admin.weights.notConfirmed')} (${t('admin.weights.part')})`
      : t('admin.weights.notConfirmed')
    : confirmation.by === ''
      ? t('admin.weights.confirmedAtStart', { date: dayOfMoment(confirmation.at) })
      : t('admin.weights.confirmedBy', { person: confirmation.by, date: dayAndTimeOf(confirmation.at) });
  return (
    <Typography variant="body2" sx={{ color: confirmation ? 'text.secondary' : 'warning.main' }}>
      <WholeDays>{said}</WholeDays>
    </Typography>
  );
}
