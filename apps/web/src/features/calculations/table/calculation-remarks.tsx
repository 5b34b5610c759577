import type { Calculation } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { coverageSentences, resourceSentences } from '../coverage-sentences.ts';
import { ScopeLine } from '../scope/scope-line.tsx';
import { CalculationFindings } from './calculation-findings.tsx';
import { type RowProblem, RowProblemAlert } from './row-problem-alert.tsx';

interface CalculationRemarksProps {
  readonly calculation: Calculation;
  /** the number of columns in the table */
  readonly columns: number;
  readonly problem: RowProblem | null;
  readonly mayAnswerScope: boolean;
  readonly onDismiss: () => void;
}

/** The remarks about a calculation, on a line of their own under it. */
export function CalculationRemarks(props: CalculationRemarksProps) {
  const { calculation, columns, problem, mayAnswerScope, onDismiss } = props;
  const { t } = useTranslation();
  return (
    <TableRow role="row" className="remarks" selected={calculation.active}>
      <TableCell role="cell" colSpan={columns}>
        {problem !== null && <RowProblemAlert problem={problem} onDismiss={onDismiss} />}
        {[
          ...calculation.totals.flatMap((total) => coverageSentences(total, t)),
          ...resourceSentences(calculation.resources_undeclared, t),
        ].map((sentence) => (
          <Typography key={sentence} variant="body2" sx={{ color: 'text.secondary' }}>
            {sentence}
          </Typography>
        ))}
        <ScopeLine calculation={calculation} mayAnswer={mayAnswerScope} />
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
