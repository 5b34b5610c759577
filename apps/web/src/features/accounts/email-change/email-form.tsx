import { zodResolver } from '@hookform/resolvers/zod';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { client } from '../../../lib/client.ts';
import { placeServerErrors } from '../../../lib/faults/place-server-errors.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useAskedLeave } from '../../../ui/messages/use-asked-leave.tsx';
import { OwnPasswordField } from '../own-password-field.tsx';
import { useSignedOn } from '../security-queries.ts';
import { emailChangeQuery } from './email-change-calls.ts';

interface EmailFormProps {
  /** the address that the field starts with */
  readonly email: string;
  /** for password managers, which store a password under a username */
  readonly username: string;
  readonly onStop: () => void;
}

/**
 * Lets a user ask for another address. A user with a password also types it, so that a browser that was left signed in
 * isn't enough.
 */
export function EmailForm({ email, username, onStop }: EmailFormProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const queries = useQueryClient();
  const signedOn = useSignedOn();
  const schema = z.object({
    email: z
      .string()
      .trim()
      .pipe(z.email(t('security.reset.invalidEmail'))),
    current_password: signedOn ? z.string() : z.string().min(1, t('errors.required')),
  });
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email, current_password: '' },
  });
  const ask = useMutation({
    mutationFn: ({ email, current_password }: z.output<typeof schema>) =>
      client.call(endpoints.askEmailChange, {
        body: { email, ...(signedOn ? {} : { current_password }) },
      }),
    onSuccess: ({ change }) => {
      queries.setQueryData(emailChangeQuery.queryKey, change);
      notify(t('security.email.asked'));
      onStop();
    },
    onError: (error) => {
      placeServerErrors(error, ['email', 'current_password'], setError, t);
    },
  });
  const elsewhere = ask.error && Object.keys(formState.errors).length === 0;
  const { leave, question } = useAskedLeave(formState.isDirty && !ask.isPending && !ask.isSuccess, onStop);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit((values) => ask.mutate(values))(event)}
      sx={{ display: 'grid', gap: 2.5, maxWidth: 420 }}
    >
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <TextField
        label={t('security.email.new')}
        type="email"
        autoComplete="email"
        autoFocus
        error={formState.errors.email !== undefined}
        helperText={formState.errors.email?.message}
        {...register('email')}
      />
      <OwnPasswordField
        label={t('security.password.current')}
        problem={formState.errors.current_password}
        register={() => register('current_password')}
      />
      {elsewhere && <ErrorPanel error={ask.error} />}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={ask.isPending}>
          {t('security.email.send')}
        </Button>
        <Button onClick={leave} disabled={ask.isPending}>
          {t('app.cancel')}
        </Button>
      </Box>
      {question}
    </Box>
  );
}
