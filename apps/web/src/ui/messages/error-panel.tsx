import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { errorSentences } from '../../lib/faults/error-sentences.ts';

interface ErrorPanelProps {
  readonly error: unknown;
  /** what did not work, where that can be more specific than the general text */
  readonly title?: string;
  readonly onRetry?: () => void;
}

/** On a phone or in a narrow card there is no room for a sentence beside the button. */
export const BUTTON_BELOW = {
  flexWrap: 'wrap',
  '& .MuiAlert-message': {
    flex: 1,
    flexBasis: { xs: 'calc(100% - 40px)', sm: 'min(calc(100% - 40px), 280px)' },
  },
  '& .MuiAlert-action': { pl: { xs: 3.5, sm: 2 }, pt: { xs: 0, sm: 0.5 }, ml: { xs: 0, sm: 'auto' } },
} as const;

/** A failure in its place, with a way to try again. */
export function ErrorPanel({ error, title, onRetry }: ErrorPanelProps) {
  const { t } = useTranslation();
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={BUTTON_BELOW}
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
