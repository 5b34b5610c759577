import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FieldToCopy } from '../../ui/field-to-copy.tsx';

/** Shows the secret address while it can be seen, to copy it. */
export function FeedAddress({ url }: { readonly url: string }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="info" variant="outlined">
        {t('agenda.feed.once')}
      </Alert>
      <FieldToCopy label={t('agenda.feed.address')} value={url} />
    </Box>
  );
}
