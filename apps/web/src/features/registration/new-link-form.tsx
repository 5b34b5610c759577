import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { resendVerification } from './registration-calls.ts';
import { emailField } from './registration-form.ts';

/** For a user whose link has expired: asks for the address, and sends a new link to it. */
export function NewLinkForm() {
  const { t } = useTranslation();
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: zodResolver(z.object({ email: emailField(t) })),
    defaultValues: { email: '' },
  });
  const sending = useMutation({ mutationFn: resendVerification });
  const problem = formState.errors.email;
  if (sending.isSuccess)
    return (
      <Alert severity="success" variant="outlined" role="status" sx={{ overflowWrap: 'anywhere' }}>
        {t('registration.resent', { email: getValues('email').trim() })}
      </Alert>
    );
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit(({ email }) => sending.mutate(email))(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {sending.error && <ErrorPanel title={t('registration.resendFailed')} error={sending.error} />}
      <TextField
        type="email"
        label={t('registration.email')}
        autoComplete="email"
        required
        error={problem !== undefined}
        helperText={problem?.message ?? t('registration.verify.newLinkHint')}
        {...register('email')}
      />
      <Button type="submit" variant="contained" size="large" loading={sending.isPending}>
        {t('registration.verify.newLink')}
      </Button>
    </Box>
  );
}
