import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { MarkEmailUnreadOutlined as MailIcon } from '../../ui/icons/mark-email-unread-outlined.ts';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { resendVerification } from './registration-calls.ts';

/** Says what was done, and what the user must do now. */
export function WelcomeStep({ email }: { readonly email: string }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <MailIcon color="primary" aria-hidden sx={{ fontSize: 44 }} />
      <Typography variant="h2" ref={heading} tabIndex={-1}>
        {t('registration.welcomeTitle')}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{t('registration.welcome', { email })}</Typography>
      <Typography>{t('registration.welcomeNext')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('registration.welcomeNoMail')}</Typography>
      <ResendButton email={email} />
      <LinkButton {...paths.login()} variant="contained" sx={{ mt: 1 }}>
        {t('registration.toLogin')}
      </LinkButton>
    </Box>
  );
}

/** Sends the mail that confirms this address again, and says whether that succeeded. */
function ResendButton({ email }: { readonly email: string }) {
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
