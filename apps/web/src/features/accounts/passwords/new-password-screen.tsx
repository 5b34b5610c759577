import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError, endpoints } from '@milieuspoor/contract/client';
import { PASSWORD_MIN } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { paths } from '../../../lib/paths.ts';
import { FrontDoor } from '../../../ui/brand/front-door.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { callAsVisitor } from '../call-as-visitor.ts';
import { newPasswordRules, repeatsPassword } from './new-password-schema.ts';
import { ResetFailure } from './reset-failure.tsx';

interface NewPasswordScreenProps {
  /** the token of the mailed link */
  readonly token: string;
}

/** Sets a new password with a mailed link. */
export function NewPasswordScreen({ token }: NewPasswordScreenProps) {
  const { t } = useTranslation();
  const repeats = repeatsPassword(t);
  const schema = z.object(newPasswordRules(t)).refine(repeats.check, repeats.options);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password1: '', password2: '' },
  });
  const reset = useMutation({
    mutationFn: ({ password1 }: z.output<typeof schema>) =>
      callAsVisitor(endpoints.resetPassword, { body: { token, password: password1 } }),
    onError: (error) => {
      const refused = passwordProblem(error);
      if (refused) setError('password1', { type: 'server', message: refused }, { shouldFocus: true });
    },
  });
  const { password1, password2 } = formState.errors;
  const linkIsOver = reset.error instanceof ApiError && reset.error.fieldErrors.token !== undefined;

  if (reset.isSuccess)
    return (
      <FrontDoor title={t('security.reset.confirmTitle')}>
        <Alert severity="success" variant="outlined" role="status">
          <AlertTitle>{t('security.reset.changed')}</AlertTitle>
          {t('security.reset.changedHint')}
        </Alert>
        <LinkButton {...paths.login()} variant="contained" sx={{ mt: 3 }}>
          {t('security.reset.toLogin')}
        </LinkButton>
      </FrontDoor>
    );
  return (
    <FrontDoor
      title={t('security.reset.confirmTitle')}
      lead={t('security.password.lead', { min: PASSWORD_MIN })}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void handleSubmit((values) => reset.mutate(values))(event)}
        sx={{ display: 'grid', gap: 2.5 }}
      >
        <PasswordField
          label={t('security.password.new')}
          autoComplete="new-password"
          autoFocus
          error={password1 !== undefined}
          helperText={password1?.message}
          {...register('password1', { deps: ['password2'] })}
        />
        <PasswordField
          label={t('security.password.repeat')}
          autoComplete="new-password"
          error={password2 !== undefined}
          helperText={password2?.message}
          {...register('password2')}
        />
        <Button type="submit" variant="contained" size="large" disabled={reset.isPending}>
          {t('security.password.save')}
        </Button>
        <Box
          role="status"
          sx={{ textAlign: 'center', color: 'text.secondary', '&:empty': { display: 'none' } }}
        >
          {reset.isPending && t('security.reset.loading')}
        </Box>
        <ResetFailure error={passwordProblem(reset.error) ? null : reset.error}>
          {linkIsOver && (
            <LinkButton {...paths.forgottenPassword()} color="inherit" variant="outlined" sx={{ mt: 1.5 }}>
              {t('security.reset.again')}
            </LinkButton>
          )}
        </ResetFailure>
      </Box>
      <LinkButton {...paths.login()} sx={{ mt: 3, ml: -2.25 }}>
        {t('security.reset.toLogin')}
      </LinkButton>
    </FrontDoor>
  );
}

/** Returns why the server refuses the password; undefined when something else went wrong. */
function passwordProblem(error: unknown): string | undefined {
  return error instanceof ApiError ? error.fieldErrors.password?.join(' ') : undefined;
}
