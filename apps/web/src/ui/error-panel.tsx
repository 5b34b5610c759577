import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { errorSentences } from '../lib/error-sentences.ts';

interface ErrorPanelProps {
  readonly error: unknown;
  /** what did not work, where that can be said better than in general */
  readonly title?: string;
  readonly onRetry?: () => void;
}

/** What failed, where it failed, with a way to try again. */
export function ErrorPanel({ error, title, onRetry }: ErrorPanelProps) {
  const { t } = useTranslation();
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        onRetry && (
          <Button color="inherit" size="small" onClick={onRetry}>
            {t('errors.retry')}
          </Button>
        )
      }
    >
      <AlertTitle>{title ?? t('errors.title')}</AlertTitle>
      {errorSentences(error, t).map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Alert>
  );
}
