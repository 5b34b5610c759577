import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useSignedOn } from './security-queries.ts';

interface OwnPasswordFieldProps {
  readonly label: string;
  readonly autoFocus?: boolean;
  readonly problem: FieldError | undefined;
  /** called only where the field is shown: the form has no rule for a question that is not asked */
  readonly register: () => UseFormRegisterReturn;
}

/**
 * The field for the user's own password. A user who signed in through their organisation has no password and sees no
 * field.
 */
export function OwnPasswordField({ label, autoFocus = false, problem, register }: OwnPasswordFieldProps) {
  if (useSignedOn()) return null;
  return (
    <PasswordField
      label={label}
      autoComplete="current-password"
      autoFocus={autoFocus}
      error={problem !== undefined}
      helperText={problem?.message}
      {...register()}
    />
  );
}
