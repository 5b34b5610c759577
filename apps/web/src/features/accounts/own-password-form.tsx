import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { placeServerErrors } from '../../lib/faults/place-server-errors.ts';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import { useSignedOn } from './security-queries.ts';

interface OwnPasswordFormProps {
  /** for password managers, which store a password under a username */
  readonly username: string;
  readonly what: string;
  readonly label: string;
  readonly onSend: (password: string | undefined) => Promise<void>;
  readonly onCancel?: (() => void) | undefined;
}

/**
 * Says what will happen, and asks for the user's password first, so that a browser that was left signed in isn't
 * enough. A user who signed in through their organisation has no password, and may be sent back there.
 */
export function OwnPasswordForm({ username, what, label, onSend, onCancel }: OwnPasswordFormProps) {
  const { t } = useTranslation();
  const signedOn = useSignedOn();
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { current_password: '' },
  });
  const send = useMutation({
    mutationFn: onSend,
    onError: (error) => {
      placeServerErrors(error, ['current_password'], setError, t);
    },
  });
  const problem = formState.errors.current_password;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) =>
        void handleSubmit(({ current_password }) => send.mutate(signedOn ? undefined : current_password))(
          event,
        )
      }
      sx={{ display: 'grid', gap: 2.5, maxWidth: 420 }}
    >
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Typography>{what}</Typography>
      <OwnPasswordField
        label={t('security.password.current')}
        autoFocus
        problem={problem}
        register={() =>
          register('current_password', { validate: (typed) => typed !== '' || t('errors.required') })
        }
      />
      {send.error && !problem && <ErrorPanel error={send.error} />}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={send.isPending}>
          {label}
        </Button>
        {onCancel && (
          <Button onClick={onCancel} disabled={send.isPending}>
            {t('app.cancel')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
