import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { errorSentences } from '../../lib/error-sentences.ts';
import { PasswordField } from './password-field.tsx';
import { type Credentials, signIn } from './sign-in.ts';

const credentialsSchema = z.object({ username: z.string().trim().min(1), password: z.string().min(1) });

interface LoginFormProps {
  readonly onSignedIn: () => void;
}

export function LoginForm({ onSignedIn }: LoginFormProps) {
  const { t } = useTranslation();
  const { register, handleSubmit, formState } = useForm<Credentials>({
    resolver: zodResolver(credentialsSchema),
    mode: 'onChange',
    defaultValues: { username: '', password: '' },
  });
  const session = useMutation({ mutationFn: signIn, onSuccess: onSignedIn });
  const problems = session.error ? errorSentences(session.error, t) : [];

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit((credentials) => session.mutate(credentials))(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <TextField
        label={t('accounts.login.username')}
        autoComplete="username"
        autoCapitalize="none"
        autoFocus
        {...register('username')}
      />
      <PasswordField
        label={t('accounts.login.password')}
        autoComplete="current-password"
        {...register('password')}
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={!formState.isValid || session.isPending}
        aria-busy={session.isPending}
      >
        {t(session.isPending ? 'accounts.login.busy' : 'accounts.login.submit')}
      </Button>
      <Box role="alert" sx={{ color: 'error.main' }}>
        {problems.length > 0 && (
          <Box
            component="ul"
            aria-label={t('accounts.login.problems')}
            sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}
          >
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}
