import type { Calculation } from '@milieuspoor/contract';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { errorSentences } from '../../../lib/error-sentences.ts';
import { Close as CloseIcon } from '../../../ui/icons/close.ts';
import { coverageSentences, resourceSentences } from '../coverage-sentences.ts';
import { CalculationFindings } from './calculation-findings.tsx';

/** What the last action on a row failed with, and how to try it again. */
export interface RowProblem {
  readonly error: unknown;
  readonly retry: () => void;
}

interface CalculationRemarksProps {
  readonly calculation: Calculation;
  /** how many columns the table has */
  readonly columns: number;
  readonly problem: RowProblem | null;
  readonly onDismiss: () => void;
}

/** What is to be said about a calculation, on a line of its own under it. */
export function CalculationRemarks({ calculation, columns, problem, onDismiss }: CalculationRemarksProps) {
  const { t } = useTranslation();
  return (
    <TableRow role="row" className="remarks" selected={calculation.active}>
      <TableCell role="cell" colSpan={columns}>
        {problem !== null && (
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
        )}
        {[
          ...calculation.totals.flatMap((total) => coverageSentences(total, t)),
          ...resourceSentences(calculation.resources_undeclared, t),
        ].map((sentence) => (
          <Typography key={sentence} variant="body2" sx={{ color: 'text.secondary' }}>
            {sentence}
          </Typography>
        ))}
        <CalculationFindings kind="warnings" name={calculation.name} findings={calculation.warnings} />
        <CalculationFindings kind="notes" name={calculation.name} findings={calculation.reading_notes} />
        <CalculationFindings
          kind="answers"
          name={calculation.name}
          findings={calculation.answers.map(({ question, answer }) => (
            <>
              <span>{question}</span>
              <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {t('calculations.row.answer', { answer })}
              </Box>
            </>
          ))}
        />
      </TableCell>
    </TableRow>
  );
}
