import { zodResolver } from '@hookform/resolvers/zod';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { client } from '../../../lib/client.ts';
import { placeServerErrors } from '../../../lib/faults/place-server-errors.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { sessionsQuery } from '../security-queries.ts';
import { newPasswordRules, repeatsPassword } from './new-password-schema.ts';

interface PasswordFormProps {
  /** for password managers, which store a password under a username */
  readonly username: string;
  readonly onStop: () => void;
}

const FIELDS = [
  { name: 'current_password', label: 'current', autoComplete: 'current-password' },
  { name: 'password1', label: 'new', autoComplete: 'new-password' },
  { name: 'password2', label: 'repeat', autoComplete: 'new-password' },
] as const;

export function PasswordForm({ username, onStop }: PasswordFormProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const queries = useQueryClient();
  const repeats = repeatsPassword(t);
  const schema = z
    .object({ current_password: z.string().min(1, t('errors.required')), ...newPasswordRules(t) })
    .refine(repeats.check, repeats.options);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { current_password: '', password1: '', password2: '' },
  });
  const change = useMutation({
    mutationFn: async (body: z.output<typeof schema>) => client.call(endpoints.changePassword, { body }),
    onSuccess: async ({ detail }) => {
      notify(detail);
      onStop();
      await queries.invalidateQueries(sessionsQuery);
    },
    onError: (error) => {
      placeServerErrors(error, ['current_password', 'password1', 'password2'], setError, t);
    },
  });
  const elsewhere = change.error && Object.keys(formState.errors).length === 0;

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit((values) => change.mutate(values))(event)}
      sx={{ display: 'grid', gap: 2.5, maxWidth: 420 }}
    >
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      {FIELDS.map(({ name, label, autoComplete }, index) => (
        <PasswordField
          key={name}
          label={t(`security.password.${label}`)}
          autoComplete={autoComplete}
          autoFocus={index === 0}
          error={formState.errors[name] !== undefined}
          helperText={formState.errors[name]?.message}
          {...register(name, name === 'password1' ? { deps: ['password2'] } : {})}
        />
      ))}
      {elsewhere && <ErrorPanel error={change.error} />}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={change.isPending}>
          {t('security.password.save')}
        </Button>
        <Button onClick={onStop} disabled={change.isPending}>
          {t('app.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
