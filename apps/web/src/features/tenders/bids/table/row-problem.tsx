import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { errorSentences } from '../../../../lib/faults/error-sentences.ts';
import { overtakenOf } from '../../../../lib/project-changes/overtaken.ts';
import { ActError } from '../../../../ui/messages/act-error.tsx';

interface RowProblemProps {
  readonly error: unknown;
  /** how many the table has */
  readonly columns: number;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/** What the last act on a row failed with, on a line of its own under it. */
export function RowProblem({ error, columns, onRetry, onDismiss }: RowProblemProps) {
  const { t } = useTranslation();
  const isOvertaken = overtakenOf(error) !== null;
  return (
    <TableRow role="row" className="remarks">
      <TableCell role="cell" colSpan={columns}>
        <Alert
          severity="error"
          action={
            <>
              {/* What was asked may mean something else by now: it is asked anew, of what is there. */}
              {!isOvertaken && (
                <Button color="inherit" size="small" onClick={onRetry}>
                  {t('errors.retry')}
                </Button>
              )}
              <Button color="inherit" size="small" onClick={onDismiss}>
                {t('app.close')}
              </Button>
            </>
          }
        >
          {isOvertaken ? (
            <ActError error={error} onLookAgain={onDismiss} />
          ) : (
            errorSentences(error, t).join(' ')
          )}
        </Alert>
      </TableCell>
    </TableRow>
  );
}
