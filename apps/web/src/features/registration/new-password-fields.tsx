import { PASSWORD_MIN } from '@milieuspoor/domain';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import type { NewPasswordForm } from './registration-form.ts';

interface NewPasswordFieldsProps {
  readonly register: UseFormRegister<NewPasswordForm>;
  readonly errors: FieldErrors<NewPasswordForm>;
}

/** The fields for a new password and its repetition. */
export function NewPasswordFields({ register, errors }: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField
        label={t('registration.password')}
        autoComplete="new-password"
        required
        autoFocus
        error={errors.password1 !== undefined}
        helperText={errors.password1?.message ?? t('registration.passwordHint', { min: PASSWORD_MIN })}
        {...register('password1', { deps: 'password2' })}
      />
      <PasswordField
        label={t('registration.repeat')}
        autoComplete="new-password"
        required
        error={errors.password2 !== undefined}
        helperText={errors.password2?.message}
        {...register('password2')}
      />
    </>
  );
}
