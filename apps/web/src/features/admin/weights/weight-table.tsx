import type { WeightAnswer, WeightTableAnswer } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { IMPACT_SETS } from '@milieuspoor/domain';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useAdminChange } from '../use-admin-change.ts';
import { ConfirmWeightDialog } from './confirm-weight-dialog.tsx';
import { weightText } from './weight-text.ts';

/** What each indicator weighs in a version, and who confirmed it against which source. */
export function WeightTable({ table }: { readonly table: WeightTableAnswer }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [confirming, setConfirming] = useState<WeightAnswer | null>(null);
  const withdrawing = useAdminChange(
    (code: string) => client.call(endpoints.withdrawWeight, { params: { table: table.uuid, code } }),
    (_answer, code) => notify(t('admin.weights.withdrawn', { code })),
  );
  const title = t('admin.weights.table', { set: IMPACT_SETS[table.set].name, version: table.version });
  return (
    <Paper component="section" variant="outlined" aria-label={title} sx={{ p: { xs: 1.5, sm: 2.5 } }}>
      <Typography variant="h3">{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {table.created_by === ''
          ? t('admin.weights.cameWith')
          : t('admin.weights.madeBy', { date: table.created, person: table.created_by })}
      </Typography>
      {withdrawing.error && <ErrorPanel error={withdrawing.error} />}
      <TableContainer role="region" aria-label={title} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={{ minWidth: 900 }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('admin.weights.code')}</TableCell>
              <TableCell align="right">{t('admin.weights.value')}</TableCell>
              <TableCell>{t('admin.weights.unit')}</TableCell>
              <TableCell>{t('admin.weights.source')}</TableCell>
              <TableCell>{t('admin.weights.confirmation')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {table.weights.map((weight) => (
              <TableRow key={weight.code}>
                <TableCell component="th" scope="row">
                  {weight.code}
                </TableCell>
                <TableCell align="right">{weightText(weight.value_eur)}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{weight.unit}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{weight.source}</TableCell>
                <TableCell>
                  <Confirmation weight={weight} />
                  {weight.confirmation ? (
                    <Button
                      size="small"
                      aria-label={t('admin.weights.withdrawOf', { code: weight.code })}
                      loading={withdrawing.isPending && withdrawing.variables === weight.code}
                      onClick={() => withdrawing.mutate(weight.code)}
                    >
                      {t('admin.weights.withdraw')}
                    </Button>
                  ) : (
                    <Button
                      size="small"
                      variant="outlined"
                      aria-label={t('admin.weights.confirmOf', { code: weight.code })}
                      onClick={() => setConfirming(weight)}
                    >
                      {t('admin.weights.confirm')}
                    </Button>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
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
      ? t('admin.weights.confirmedAtStart', { date: confirmation.at.slice(0, 10) })
      : t('admin.weights.confirmedBy', { person: confirmation.by, date: confirmation.at });
  return (
    <Typography variant="body2" sx={{ color: confirmation ? 'text.secondary' : 'warning.main' }}>
      {said}
    </Typography>
  );
}
