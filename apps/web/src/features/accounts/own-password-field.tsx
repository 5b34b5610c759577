import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useSignedOn } from './security-queries.ts';

interface OwnPasswordFieldProps {
  readonly label: string;
  readonly autoFocus?: boolean;
  readonly problem: FieldError | undefined;
  /** called where the field is shown only: a form has no rule for what nobody is asked */
  readonly register: () => UseFormRegisterReturn;
}

/** One's own password, of who has one: who came through their organisation is shown no field. */
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
