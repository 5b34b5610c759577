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
  /** the number of columns of the table */
  readonly columns: number;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/** Shows why the last action on a row failed, in a row of its own below it. */
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
              {/* The same request may mean something else by now: the question is asked again, about what is there. */}
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
