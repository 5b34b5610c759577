import { ApiError } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UseFormRegister, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import type { NewPasswordForm, RegistrationForm } from './registration-form.ts';

interface PasswordStepProps {
  readonly form: UseFormReturn<RegistrationForm>;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onBack: () => void;
  readonly onSubmit: (values: RegistrationForm) => void;
}

/** The step with the password, which also sends the registration. */
export function PasswordStep({ form, busy, error, onBack, onSubmit }: PasswordStepProps) {
  const { t } = useTranslation();
  // The server's refusals of fields are shown at those fields.
  const atFields = error instanceof ApiError && Object.keys(error.fieldErrors).length > 0;
  const send = form.handleSubmit(onSubmit);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void send(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {/* A password manager stores the password under the address that it belongs to. */}
      <input type="hidden" autoComplete="username" value={form.getValues('email')} readOnly />
      <NewPasswordFields
        register={form.register as unknown as UseFormRegister<NewPasswordForm>}
        errors={form.formState.errors}
      />
      {error && !atFields && (
        <ErrorPanel title={t('registration.failed')} error={error} onRetry={() => void send()} />
      )}
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button onClick={onBack} disabled={busy} size="large">
          {t('registration.back')}
        </Button>
        <Button type="submit" variant="contained" size="large" loading={busy} sx={{ flex: 1 }}>
          {t('registration.submit')}
        </Button>
      </Box>
    </Box>
  );
}
