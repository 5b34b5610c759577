import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { resendVerification } from './registration-calls.ts';

/** Sends the mail that confirms this address again, and says whether that succeeded. */
export function ResendButton({ email }: { readonly email: string }) {
  const { t } = useTranslation();
  const sending = useMutation({ mutationFn: () => resendVerification(email) });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Button loading={sending.isPending} onClick={() => sending.mutate()}>
        {t('registration.resend')}
      </Button>
      <Box role="status">
        {sending.isSuccess && (
          <Alert severity="success" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
            {t('registration.resent', { email })}
          </Alert>
        )}
        {sending.error && <ErrorPanel title={t('registration.resendFailed')} error={sending.error} />}
      </Box>
    </Box>
  );
}
