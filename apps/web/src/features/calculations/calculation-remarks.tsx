import type { Calculation } from '@milieuspoor/contract';
import Alert from '@mui/material/Alert';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { errorSentences } from '../../lib/error-sentences.ts';
import { CalculationFindings } from './calculation-findings.tsx';
import { COLUMN_KEYS } from './columns.ts';

interface CalculationRemarksProps {
  readonly calculation: Calculation;
  /** what the last action on the row failed with, null when it didn't */
  readonly problem: unknown;
  readonly onDismiss: () => void;
}

/** What is to be said about a calculation, on a line of its own under it. */
export function CalculationRemarks({ calculation, problem, onDismiss }: CalculationRemarksProps) {
  const { t } = useTranslation();
  return (
    <TableRow role="row" className="remarks" selected={calculation.active}>
      <TableCell role="cell" colSpan={COLUMN_KEYS.length}>
        {problem !== null && (
          <Alert
            severity="error"
            onClose={onDismiss}
            slotProps={{ closeButton: { 'aria-label': t('calculations.row.dismissProblem') } }}
          >
            {errorSentences(problem, t).join(' ')}
          </Alert>
        )}
        {calculation.warnings.length > 0 && <CalculationFindings calculation={calculation} />}
      </TableCell>
    </TableRow>
  );
}
