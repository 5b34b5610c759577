import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';

/** Shows how many items wait for somebody to act; shows nothing when none do. */
export function WaitingChip({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return <Chip size="small" color="primary" label={t('admin.waiting', { count })} sx={{ height: 20 }} />;
}
