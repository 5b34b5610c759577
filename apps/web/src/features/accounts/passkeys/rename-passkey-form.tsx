import { PASSKEY_NAME_MAX, type Passkey } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { placeServerErrors } from '../../../lib/faults/place-server-errors.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';

interface RenamePasskeyFormProps {
  readonly passkey: Passkey;
  readonly onRenamed: () => Promise<void>;
  readonly onCancel: () => void;
}

/** Gives a passkey another name; it keeps opening the same account. */
export function RenamePasskeyForm({ passkey, onRenamed, onCancel }: RenamePasskeyFormProps) {
  const { t } = useTranslation();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { name: passkey.name } });
  const rename = useMutation({
    mutationFn: (body: { name: string }) =>
      client.call(endpoints.renamePasskey, { params: { passkey: passkey.uuid }, body }),
    onSuccess: onRenamed,
    onError: (error) => {
      placeServerErrors(error, ['name'], setError, t);
    },
  });
  const problem = formState.errors.name?.message;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit((values) => rename.mutate(values))(event)}
      sx={{ display: 'grid', gap: 2.5, maxWidth: 420 }}
    >
      <TextField
        label={t('security.passkeys.name')}
        autoFocus
        error={problem !== undefined}
        helperText={problem ?? t('security.passkeys.nameHint')}
        slotProps={{ htmlInput: { maxLength: PASSKEY_NAME_MAX } }}
        {...register('name', { validate: (typed) => typed.trim() !== '' || t('errors.required') })}
      />
      {rename.error && problem === undefined && <ErrorPanel error={rename.error} />}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={rename.isPending}>
          {t('app.save')}
        </Button>
        <Button onClick={onCancel} disabled={rename.isPending}>
          {t('app.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
