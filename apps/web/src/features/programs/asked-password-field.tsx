import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../ui/fields/password-field.tsx';

interface AskedPasswordFieldProps {
  /** why it is asked, said until something is wrong with what was typed */
  readonly why: string;
  readonly problem: string | undefined;
  readonly registration: UseFormRegisterReturn;
}

/** One's password, below a form of which the server asked for it. */
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
