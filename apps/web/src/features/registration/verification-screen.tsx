import { ApiError } from '@milieuspoor/contract/client';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { FrontDoor } from '../../ui/brand/front-door.tsx';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { ConfirmationForm } from './confirmation-form.tsx';
import { confirmAddress } from './registration-calls.ts';

/** Where the link of the mail leads: confirms the address, with the password of the registration. */
export function VerificationScreen({ verificationKey }: { readonly verificationKey: string }) {
  const { t } = useTranslation();
  const confirmation = useMutation({
    mutationFn: (password: string) => confirmAddress(verificationKey, password),
  });
  const { error } = confirmation;
  const fieldErrors = error instanceof ApiError ? error.fieldErrors : {};
  const over = fieldErrors.key !== undefined;
  const asks = !confirmation.isSuccess && !over;
  return (
    <FrontDoor title={t('registration.verify.title')} lead={asks ? t('registration.verify.lead') : undefined}>
      {asks && (
        <ConfirmationForm
          busy={confirmation.isPending}
          refused={fieldErrors.password?.join(' ')}
          onSubmit={confirmation.mutate}
        />
      )}
      <Box role="status" sx={{ display: 'grid', gap: 3, justifyItems: 'start', mt: asks ? 3 : 0 }}>
        {error && !fieldErrors.password && (
          <ErrorPanel title={t('registration.verify.failed')} error={error} />
        )}
        {(over || fieldErrors.password) && (
          <LinkButton {...paths.registration()} variant={over ? 'contained' : 'text'}>
            {t('registration.verify.again')}
          </LinkButton>
        )}
        {confirmation.isSuccess && (
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
