import type { Passkey } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { placeServerErrors } from '../../../lib/faults/place-server-errors.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { OwnPasswordField } from '../own-password-field.tsx';
import { CodeField } from '../second-factor/code-field.tsx';
import { useSignedOn } from '../security-queries.ts';

interface RemovePasskeyFormProps {
  readonly passkey: Passkey;
  /** true if no other second factor is left without this one */
  readonly last: boolean;
  readonly onRemoved: () => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for the password, if the user has one, and for a recovery code when this is the last second factor. */
export function RemovePasskeyForm({ passkey, last, onRemoved, onCancel }: RemovePasskeyFormProps) {
  const { t } = useTranslation();
  const signedOn = useSignedOn();
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { password: '', code: '' },
  });
  const remove = useMutation({
    mutationFn: ({ password, code }: { password: string; code: string }) =>
      client.call(endpoints.removePasskey, {
        params: { passkey: passkey.uuid },
        body: { ...(signedOn ? {} : { password }), ...(last ? { code } : {}) },
      }),
    onSuccess: onRemoved,
    onError: (error) => {
      placeServerErrors(error, ['password', 'code'], setError, t);
    },
  });
  const { password, code } = formState.errors;
  const required = (typed: string) => typed.trim() !== '' || t('errors.required');
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit((values) => remove.mutate(values))(event)}
      sx={{ display: 'grid', gap: 2.5, maxWidth: 420 }}
    >
      <Typography>
        {t(
          last ? `security.${signedOn ? 'signedOn' : 'passkeys'}.removeLast` : 'security.passkeys.removeHint',
          {
            name: passkey.name,
          },
        )}
      </Typography>
      <OwnPasswordField
        label={t('security.factor.password')}
        autoFocus
        problem={password}
        register={() => register('password', { validate: required })}
      />
      {last && (
        <CodeField
          error={code !== undefined}
          helperText={code?.message ?? t('security.passkeys.recoveryCode')}
          {...register('code', { validate: required })}
        />
      )}
      {remove.error && !password && !code && <ErrorPanel error={remove.error} />}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" color="error" loading={remove.isPending}>
          {t('security.passkeys.remove')}
        </Button>
        <Button onClick={onCancel} disabled={remove.isPending}>
          {t('app.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
