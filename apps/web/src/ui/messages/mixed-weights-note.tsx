import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

/** Says of the figures on a screen that they were valued with several versions of the weights; nothing of one. */
export function MixedWeightsNote({ versions }: { readonly versions: readonly string[] }) {
  const { t } = useTranslation();
  if (versions.length < 2) return null;
  return (
    <Alert severity="info" variant="outlined">
      {t('charts.weights.mixed', { versions: versions.join(', ') })}
    </Alert>
  );
}
