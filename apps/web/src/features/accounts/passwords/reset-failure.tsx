import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorSentences } from '../../../lib/faults/error-sentences.ts';

interface ResetFailureProps {
  /** null when nothing failed */
  readonly error: unknown;
  /** what the user can do next */
  readonly children?: ReactNode;
}

/** Says that it failed, and what the server says about it. */
export function ResetFailure({ error, children }: ResetFailureProps) {
  const { t } = useTranslation();
  if (error === null) return null;
  return (
    <Alert severity="error" variant="outlined">
      <AlertTitle>{t('security.reset.failed')}</AlertTitle>
      {errorSentences(error, t).map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
      {children}
    </Alert>
  );
}
