import Alert from '@mui/material/Alert';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadByStaff } from '../../lib/read-by-staff.ts';

/** Says that the figures on a screen were valued with weights that nobody confirmed; nothing when all are. */
export function UnconfirmedWeightsNote({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTranslation();
  const byStaff = use(ReadByStaff);
  if (codes.length === 0) return null;
  return (
    <Alert severity="info" variant="outlined">
      {t(byStaff ? 'charts.weights.noteForStaff' : 'charts.weights.note', { codes: codes.join(', ') })}
    </Alert>
  );
}
