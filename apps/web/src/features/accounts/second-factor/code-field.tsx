import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

/**
 * The field for a code of an authenticator app, or for a recovery code. Browsers and telephones offer to fill it in.
 */
export function CodeField({ helperText, ...props }: TextFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('accounts.login.code')}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      helperText={helperText ?? t('accounts.login.codeHint')}
      {...props}
      slotProps={{ htmlInput: { maxLength: 40, spellCheck: false } }}
    />
  );
}
