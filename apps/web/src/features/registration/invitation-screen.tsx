import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@milieuspoor/contract/client';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { FrontDoor } from '../../ui/brand/front-door.tsx';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { InvitationSummary } from './invitation-summary.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { acceptInvitation, invitationQuery } from './registration-calls.ts';
import { type NewPasswordForm, newPasswordSchema } from './registration-form.ts';

/** The screen that an invitation leads to: it sets the first password of an account. */
export function InvitationScreen({ token }: { readonly token: string }) {
  const { t } = useTranslation();
  const invitation = useQuery(invitationQuery(token));
  const form = useForm<NewPasswordForm>({
    resolver: zodResolver(newPasswordSchema(t)),
    // The form is not checked when the user leaves a field: a message that appears then moves the button from under the
    // mouse.
    mode: 'onSubmit',
    defaultValues: { password1: '', password2: '' },
  });
  const acceptance = useMutation({
    mutationFn: ({ password1 }: NewPasswordForm) => acceptInvitation(token, password1),
    onError: (error) => {
      const problem = error instanceof ApiError ? error.fieldErrors.password : undefined;
      if (problem) form.setError('password1', { message: problem.join(' ') }, { shouldFocus: true });
    },
  });
  const atField = acceptance.error instanceof ApiError && acceptance.error.fieldErrors.password !== undefined;
  const send = form.handleSubmit((values) => acceptance.mutate(values));

  return (
    <FrontDoor
      title={t('registration.invitation.title')}
      lead={invitation.data && !acceptance.isSuccess ? t('registration.invitation.lead') : undefined}
    >
      <Box role="status" sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        {acceptance.isSuccess && (
          <>
            <Alert severity="success" variant="outlined">
              <AlertTitle>{t('registration.invitation.done')}</AlertTitle>
              {t('registration.invitation.doneHint', acceptance.data)}
            </Alert>
            <LinkButton {...paths.login()} variant="contained">
              {t('registration.toLogin')}
            </LinkButton>
          </>
        )}
      </Box>
      {!acceptance.isSuccess && invitation.isPending && <DelayedIndicator />}
      {!acceptance.isSuccess && invitation.isError && (
        <InvitationUnusable error={invitation.error} onRetry={() => void invitation.refetch()} />
      )}
      {!acceptance.isSuccess && invitation.data && <InvitationSummary invitation={invitation.data} />}
      {!acceptance.isSuccess && invitation.data && (
        <Box
          component="form"
          noValidate
          onSubmit={(event) => void send(event)}
          sx={{ display: 'grid', gap: 2.5 }}
        >
          <NewPasswordFields register={form.register} errors={form.formState.errors} />
          {acceptance.error && !atField && (
            <ErrorPanel title={t('registration.invitation.failed')} error={acceptance.error} />
          )}
          <Button type="submit" variant="contained" size="large" loading={acceptance.isPending}>
            {t('registration.invitation.submit')}
          </Button>
          {/* A user who has used the link before already has a password. */}
          <LinkButton {...paths.login()} sx={{ justifySelf: 'center' }}>
            {t('registration.haveAccount')}
          </LinkButton>
        </Box>
      )}
    </FrontDoor>
  );
}

/**
 * Says that a link no longer works, so that trying again is of no use; a user who used it before already has a
 * password.
 */
function InvitationUnusable({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const over = error instanceof ApiError ? error.fieldErrors.token?.join(' ') : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      {over ? (
        <Alert severity="warning" variant="outlined">
          {over}
        </Alert>
      ) : (
        <ErrorPanel error={error} onRetry={onRetry} />
      )}
      <LinkButton {...paths.login()} variant={over ? 'contained' : 'text'}>
        {t('registration.haveAccount')}
      </LinkButton>
    </Box>
  );
}
