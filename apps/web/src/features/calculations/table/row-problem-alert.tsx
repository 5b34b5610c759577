import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { errorSentences } from '../../../lib/faults/error-sentences.ts';
import { Close as CloseIcon } from '../../../ui/icons/close.ts';

/** Why the last action on a row failed, and how to try it again. */
export interface RowProblem {
  readonly error: unknown;
  readonly retry: () => void;
}

interface RowProblemAlertProps {
  readonly problem: RowProblem;
  readonly onDismiss: () => void;
}

export function RowProblemAlert({ problem, onDismiss }: RowProblemAlertProps) {
  const { t } = useTranslation();
  return (
    <Alert
      severity="error"
      action={
        <>
          <Button color="inherit" size="small" onClick={problem.retry}>
            {t('errors.retry')}
          </Button>
          <IconButton
            color="inherit"
            size="small"
            aria-label={t('calculations.row.dismissProblem')}
            onClick={onDismiss}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </>
      }
    >
      {errorSentences(problem.error, t).join(' ')}
    </Alert>
  );
}
