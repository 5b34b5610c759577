import { PASSKEY_NAME_MAX } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { placeServerErrors } from '../../../lib/faults/place-server-errors.ts';
import { isPasswordAsked } from '../../../lib/password-asked.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { browserRefusal, makePasskey } from './ask-browser.ts';

interface AddPasskeyFormProps {
  /**
   * continues after the passkey was added; gets the recovery codes, which are shown only once, when it is the first
   * second factor
   */
  readonly onAdded: (recoveryCodes: readonly string[]) => Promise<void>;
  readonly onCancel: () => void;
  /** 'Annuleren' unless the button leads elsewhere */
  readonly cancelLabel?: string;
}

/**
 * Asks for a name, and for the password if the user signed in a while ago. Then the browser asks for the device or the
 * key.
 */
export function AddPasskeyForm({ onAdded, onCancel, cancelLabel }: AddPasskeyFormProps) {
  const { t } = useTranslation();
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { name: '', current_password: '' },
  });
  const [passwordAsked, setPasswordAsked] = useState(false);
  const add = useMutation({
    mutationFn: async ({ name, current_password }: { name: string; current_password: string }) => {
      const body = passwordAsked ? { current_password } : {};
      const options = await client.call(endpoints.beginPasskey, { body });
      const credential = await makePasskey(options);
      return client.call(endpoints.addPasskey, { body: { name, credential } });
    },
    onSuccess: ({ recovery_codes }) => onAdded(recovery_codes),
    onError: (error) => {
      if (!passwordAsked && isPasswordAsked(error)) setPasswordAsked(true);
      else placeServerErrors(error, ['name', 'current_password'], setError, t);
    },
  });
  const { name, current_password: password } = formState.errors;
  const refusal = browserRefusal(add.error);
  const required = (typed: string) => typed.trim() !== '' || t('errors.required');
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit((values) => add.mutate(values))(event)}
      sx={{ display: 'grid', gap: 2.5, maxWidth: 420 }}
    >
      <TextField
        label={t('security.passkeys.name')}
        autoFocus
        error={name !== undefined}
        helperText={name?.message ?? t('security.passkeys.nameHint')}
        slotProps={{ htmlInput: { maxLength: PASSKEY_NAME_MAX } }}
        {...register('name', { validate: required })}
      />
      {passwordAsked && (
        <PasswordField
          label={t('security.password.current')}
          autoComplete="current-password"
          autoFocus
          error={password !== undefined}
          helperText={password?.message ?? t('security.passkeys.passwordFirst')}
          {...register('current_password', { validate: (typed) => typed !== '' || t('errors.required') })}
        />
      )}
      <Box role="alert" sx={{ color: 'error.main', '&:empty': { mt: -2.5 } }}>
        {refusal && <Typography>{t(`security.passkeys.${refusal}`)}</Typography>}
      </Box>
      {add.error && !refusal && !name && !isPasswordAsked(add.error) && <ErrorPanel error={add.error} />}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={add.isPending}>
          {t('security.passkeys.add')}
        </Button>
        <Button onClick={onCancel} disabled={add.isPending}>
          {cancelLabel ?? t('app.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
