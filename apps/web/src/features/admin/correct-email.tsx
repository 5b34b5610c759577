import { zodResolver } from '@hookform/resolvers/zod';
import type { AdminUser } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { client } from '../../lib/client.ts';
import { placeServerErrors } from '../../lib/faults/place-server-errors.ts';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { useNotify } from '../../ui/messages/notifications.tsx';
import { useAskedLeave } from '../../ui/messages/use-asked-leave.tsx';
import { useAdminChange } from './use-admin-change.ts';

/** Lets staff change the e-mail address of somebody else, at once; the form is behind a button that says so. */
export function CorrectEmail({ user }: { readonly user: AdminUser }) {
  const { t } = useTranslation();
  const [correcting, setCorrecting] = useState(false);
  if (correcting) return <CorrectEmailForm user={user} onStop={() => setCorrecting(false)} />;
  return (
    <Button variant="outlined" onClick={() => setCorrecting(true)}>
      {t('admin.users.correctEmail')}
    </Button>
  );
}

function CorrectEmailForm({ user, onStop }: { readonly user: AdminUser; readonly onStop: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const schema = z.object({
    email: z
      .string()
      .trim()
      .pipe(z.email(t('security.reset.invalidEmail'))),
  });
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: user.email },
  });
  const change = useAdminChange(
    (body: z.output<typeof schema>) =>
      client.call(endpoints.correctEmail, { params: { account: user.uuid }, body }),
    ({ email }) => {
      notify(t('admin.users.emailCorrected', { email }));
      onStop();
    },
  );
  const send = (body: z.output<typeof schema>) =>
    change.mutate(body, {
      onError: (error) => {
        placeServerErrors(error, ['email'], setError, t);
      },
    });
  const problem = formState.errors.email;
  const { leave, question } = useAskedLeave(
    formState.isDirty && !change.isPending && !change.isSuccess,
    onStop,
  );
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit(send)(event)}
      sx={{ display: 'grid', gap: 1.5, width: '100%' }}
    >
      <TextField
        label={t('admin.users.newEmail')}
        type="email"
        autoComplete="off"
        autoFocus
        error={problem !== undefined}
        helperText={problem?.message}
        {...register('email')}
      />
      <Typography sx={{ color: 'text.secondary' }}>{t('admin.users.correctEmailHint')}</Typography>
      {change.error && !problem && <ErrorPanel error={change.error} />}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={change.isPending}>
          {t('admin.users.correctEmail')}
        </Button>
        <Button onClick={leave} disabled={change.isPending}>
          {t('app.cancel')}
        </Button>
      </Box>
      {question}
    </Box>
  );
}
