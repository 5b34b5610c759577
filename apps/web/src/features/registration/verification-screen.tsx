import { ApiError } from '@milieuspoor/contract/client';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { FrontDoor } from '../../ui/brand/front-door.tsx';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { ConfirmationForm } from './confirmation-form.tsx';
import { NewLinkForm } from './new-link-form.tsx';
import { confirmAddress, verificationQuery } from './registration-calls.ts';

/** The screen that the link in the mail leads to: it confirms the address, with the password of the registration. */
export function VerificationScreen({ verificationKey }: { readonly verificationKey: string }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const link = useQuery(verificationQuery(verificationKey));
  const { queryKey } = verificationQuery(verificationKey);
  const confirmation = useMutation({
    mutationFn: (password: string) => confirmAddress(verificationKey, password),
    onSuccess: () => queries.setQueryData(queryKey, { state: 'confirmed' }),
  });
  const { error } = confirmation;
  const fieldErrors = error instanceof ApiError ? error.fieldErrors : {};
  // The link may be used or expire while the user looks for the password.
  const state = fieldErrors.key ? 'over' : link.data?.state;
  const done = confirmation.isSuccess || state === 'confirmed';
  const asks = state === 'open' && !done;
  return (
    <FrontDoor title={t('registration.verify.title')} lead={asks ? t('registration.verify.lead') : undefined}>
      {link.isPending && <DelayedIndicator />}
      <FailedQuery query={link} title={t('registration.verify.failed')} />
      {asks && (
        <ConfirmationForm
          busy={confirmation.isPending}
          refused={fieldErrors.password?.join(' ')}
          onSubmit={confirmation.mutate}
        />
      )}
      <Box role="status" sx={{ display: 'grid', gap: 3, justifyItems: 'start', mt: asks ? 3 : 0 }}>
        {asks && error && !fieldErrors.password && (
          <ErrorPanel title={t('registration.verify.failed')} error={error} />
        )}
        {asks && fieldErrors.password && (
          <LinkButton {...paths.registration()}>{t('registration.verify.again')}</LinkButton>
        )}
        {state === 'over' && !done && (
          <Alert severity="info" variant="outlined">
            {t('registration.verify.over')}
          </Alert>
        )}
        {done && (
          <>
            <Alert severity="success" variant="outlined">
              <AlertTitle>
                {t(confirmation.isSuccess ? 'registration.verify.done' : 'registration.verify.already')}
              </AlertTitle>
              {confirmation.data?.admitted_to
                ? t('registration.verify.admitted', { organisation: confirmation.data.admitted_to })
                : t('registration.verify.doneHint')}
            </Alert>
            <LinkButton {...paths.login()} variant="contained">
              {t('registration.toLogin')}
            </LinkButton>
          </>
        )}
      </Box>
      {state === 'over' && !done && (
        <Box sx={{ mt: 3 }}>
          <NewLinkForm />
        </Box>
      )}
    </FrontDoor>
  );
}
