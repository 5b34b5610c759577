import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../ui/fields/password-field.tsx';

interface AskedPasswordFieldProps {
  /** why the password is asked; shown until something is wrong with what was typed */
  readonly why: string;
  readonly problem: string | undefined;
  readonly registration: UseFormRegisterReturn;
}

/** The field for the user's password, below a form for which the server asked for it. */
export function AskedPasswordField({ why, problem, registration }: AskedPasswordFieldProps) {
  const { t } = useTranslation();
  return (
    <PasswordField
      label={t('security.password.current')}
      autoComplete="current-password"
      autoFocus
      error={problem !== undefined}
      helperText={problem ?? why}
      {...registration}
    />
  );
}
