import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';

interface FailedScreenProps {
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

/** Replaces a screen that could not be opened: says why, with a button to try again. */
export function FailedScreen({ error, onRetry }: FailedScreenProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeading title={t('errors.screenFailed')} />
      <ErrorPanel error={error} onRetry={() => void onRetry()} />
    </Box>
  );
}
