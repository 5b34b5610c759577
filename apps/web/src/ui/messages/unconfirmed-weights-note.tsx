import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

/** Says that the figures on a screen were valued with weights that nobody confirmed; nothing when all are. */
export function UnconfirmedWeightsNote({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTranslation();
  if (codes.length === 0) return null;
  return (
    <Alert severity="info" variant="outlined">
      {t('charts.weights.note', { codes: codes.join(', ') })}
    </Alert>
  );
}
