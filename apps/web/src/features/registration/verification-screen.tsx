import { ApiError } from '@milieuspoor/contract';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { DelayedIndicator } from '../../ui/delayed-indicator.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { FrontDoor } from '../../ui/front-door.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { verificationQuery } from './registration-calls.ts';

/** Where the link of the mail leads: confirms the address. */
export function VerificationScreen({ verificationKey }: { readonly verificationKey: string }) {
  const { t } = useTranslation();
  const verification = useQuery(verificationQuery(verificationKey));
  const over = verification.error instanceof ApiError && verification.error.status === 400;
  return (
    <FrontDoor title={t('registration.verify.title')}>
      <Box role="status" sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        {verification.isPending && <DelayedIndicator />}
        {verification.isError && (
          <ErrorPanel
            title={t('registration.verify.failed')}
            error={verification.error}
            {...(over ? {} : { onRetry: () => void verification.refetch() })}
          />
        )}
        {over && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <LinkButton {...paths.registration()} variant="contained">
              {t('registration.verify.again')}
            </LinkButton>
            <LinkButton {...paths.login()}>{t('registration.toLogin')}</LinkButton>
          </Box>
        )}
        {verification.isSuccess && (
          <>
            <Alert severity="success" variant="outlined">
              <AlertTitle>{t('registration.verify.done')}</AlertTitle>
              {t('registration.verify.doneHint')}
            </Alert>
            <LinkButton {...paths.login()} variant="contained">
              {t('registration.toLogin')}
            </LinkButton>
          </>
        )}
      </Box>
    </FrontDoor>
  );
}
