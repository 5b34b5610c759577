import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { type ConfirmationForm as Confirmation, confirmationSchema } from './registration-form.ts';

interface ConfirmationFormProps {
  readonly busy: boolean;
  /** why the server refuses the password */
  readonly refused: string | undefined;
  readonly onSubmit: (password: string) => void;
}

/** Asks for the password that was chosen at registration. */
export function ConfirmationForm({ busy, refused, onSubmit }: ConfirmationFormProps) {
  const { t } = useTranslation();
  const { register, handleSubmit, formState, setError } = useForm<Confirmation>({
    resolver: zodResolver(confirmationSchema(t)),
    defaultValues: { password: '' },
  });
  useEffect(() => {
    if (refused) setError('password', { type: 'server', message: refused }, { shouldFocus: true });
  }, [refused, setError]);
  const problem = formState.errors.password;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit(({ password }) => onSubmit(password))(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <PasswordField
        label={t('registration.password')}
        autoComplete="current-password"
        required
        autoFocus
        error={problem !== undefined}
        helperText={problem?.message}
        {...register('password')}
      />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {t('registration.verify.submit')}
      </Button>
    </Box>
  );
}
