import type { Calculation } from '@milieuspoor/contract';
import { formatMki } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure } from '../../../ui/figure.tsx';
import { ContentCopyOutlined as VariantIcon } from '../../../ui/icons/content-copy-outlined.ts';
import { DeleteOutlined as DeleteIcon } from '../../../ui/icons/delete-outlined.ts';
import { Moment } from '../../../ui/moment.tsx';
import { EMPTY_CELL } from '../../../ui/narrow-table.ts';
import { ReasonedIconButton } from '../../../ui/reasoned-icon-button.tsx';
import { SmallMark } from '../../../ui/small-mark.tsx';
import { useStepAct } from '../../../ui/step-acts.ts';
import { CalculationSetMark } from '../calculation-set-mark.tsx';
import { isIncomplete } from '../coverage-sentences.ts';
import type { BaselineProject } from '../effect-of-activating.ts';
import { NoteCell } from '../notes/note-cell.tsx';
import { NoteLine } from '../notes/note-line.tsx';
import { hasScopeLine } from '../scope/scope-line.tsx';
import { activateStep } from './activate-step.tsx';
import { CalculationRemarks } from './calculation-remarks.tsx';
import { COLUMN_KEYS } from './columns.ts';
import { ExpiredDeclarations } from './expired-declarations.tsx';
import { FileCell } from './file-cell.tsx';
import { QuantitiesFile } from './quantities-file.tsx';
import type { RowProblem } from './row-problem-alert.tsx';
import { useBaselineQuestion } from './use-baseline-question.tsx';
import { useChangeCalculation } from './use-change-calculation.ts';
import { useRenaming } from './use-renaming.tsx';

interface CalculationRowProps {
  readonly calculation: Calculation;
  readonly project: BaselineProject;
  readonly readOnly: boolean;
  readonly mayDownload: boolean;
  /** true even where the row is read-only because its phase is closed */
  readonly mayAnswerScope: boolean;
  readonly hideActiveColumn: boolean;
  /** begins a variant of it on the screen; null where that is not possible */
  readonly onVariant: ((calculation: Calculation) => void) | null;
  readonly onDelete: (calculation: Calculation) => void;
}

export function CalculationRow(props: CalculationRowProps) {
  const { calculation, project, readOnly, mayDownload, mayAnswerScope, hideActiveColumn } = props;
  const { onVariant, onDelete } = props;
  const { t } = useTranslation();
  const { name, active } = calculation;
  const nameId = useId();
  const [problem, setProblem] = useState<RowProblem | null>(null);
  const rename = useRenaming(calculation);
  const activation = useChangeCalculation(calculation);
  const incomplete = calculation.totals.some((total) => isIncomplete(total));
  const { warnings, reading_notes: notes, answers } = calculation;
  const hasRemarks =
    problem !== null ||
    incomplete ||
    hasScopeLine(calculation) ||
    [warnings, notes, answers].some(({ length }) => length > 0);

  // A worksheet takes its profiles from the file.
  const mayVary = onVariant !== null && calculation.excel_file !== '';
  const toggleActive = () => {
    setProblem(null);
    activation.mutate(
      { active: !active },
      { onError: (error) => setProblem({ error, retry: toggleActive }) },
    );
  };
  const question = useBaselineQuestion(calculation, project, toggleActive);
  const mayActivate = !readOnly && !hideActiveColumn && !active && calculation.excel_file !== '';
  useStepAct(activateStep(calculation), mayActivate && !activation.isPending ? question.ask : null);

  return (
    <>
      <TableRow role="row" className={hasRemarks ? 'with-remarks' : ''} selected={active}>
        <TableCell
          role="rowheader"
          component="th"
          scope="row"
          // The row's accessible name is the calculation's name, without its note.
          aria-labelledby={rename.field ? undefined : nameId}
          data-label={t('calculations.columns.name')}
        >
          {rename.field ?? (
            <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
              <Box
                id={nameId}
                component="span"
                sx={{ typography: 'label', fontWeight: active ? 640 : 400, overflowWrap: 'anywhere' }}
              >
                {name}
                {hideActiveColumn && active && (
                  <SmallMark
                    text={t('calculations.columns.active')}
                    meaning={t('calculations.row.isActive')}
                  />
                )}
              </Box>
              <NoteLine note={calculation.notes} />
              <ExpiredDeclarations declarations={calculation.declarations} />
            </Box>
          )}
        </TableCell>
        <TableCell role="cell" data-label={t('calculations.columns.created')}>
          <Moment>{calculation.created}</Moment>
        </TableCell>
        <TableCell role="cell" data-label={t('calculations.columns.mki')} align="right">
          <Figure mark={<CalculationSetMark calculation={calculation} />}>
            {formatMki(calculation.mki_value)}
          </Figure>
        </TableCell>
        <TableCell role="cell" data-label={t('calculations.columns.file')}>
          <FileCell calculation={calculation} mayDownload={mayDownload} onProblem={setProblem} />
          <QuantitiesFile calculation={calculation} onProblem={setProblem} />
        </TableCell>
        {!hideActiveColumn && (
          <TableCell role="cell" data-label={t('calculations.columns.active')}>
            <Checkbox
              checked={active}
              disabled={readOnly || calculation.excel_file === ''}
              // While the change is being stored, the control does nothing and keeps the focus of a keyboard user.
              onChange={() => {
                if (!activation.isPending) question.ask();
              }}
              sx={activation.isPending ? { opacity: 0.5 } : null}
              slotProps={{
                input: {
                  'aria-label': t(active ? 'calculations.row.deactivate' : 'calculations.row.activate', {
                    name,
                  }),
                  'aria-busy': activation.isPending,
                },
              }}
            />
            {question.dialog}
          </TableCell>
        )}
        <TableCell
          role="cell"
          className={readOnly && calculation.notes === '' ? EMPTY_CELL : ''}
          data-label={t('calculations.columns.notes')}
        >
          <NoteCell calculation={calculation} readOnly={readOnly} />
        </TableCell>
        <TableCell
          role="cell"
          className={readOnly && !mayVary ? EMPTY_CELL : ''}
          data-label={t('calculations.columns.actions')}
        >
          {readOnly && !mayVary ? (
            '–'
          ) : (
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {mayVary && (
                <ReasonedIconButton
                  label={t('calculations.row.variant', { name })}
                  icon={<VariantIcon />}
                  disabledReason={undefined}
                  onClick={() => onVariant?.(calculation)}
                />
              )}
              {!readOnly && (
                <>
                  {rename.pencil}
                  <ReasonedIconButton
                    label={t('calculations.row.remove', { name })}
                    icon={<DeleteIcon />}
                    disabledReason={
                      active && !hideActiveColumn ? t('calculations.row.removeActive') : undefined
                    }
                    onClick={() => onDelete(calculation)}
                  />
                </>
              )}
            </Box>
          )}
        </TableCell>
      </TableRow>
      {hasRemarks && (
        <CalculationRemarks
          calculation={calculation}
          columns={COLUMN_KEYS.length - (hideActiveColumn ? 1 : 0)}
          problem={problem}
          mayAnswerScope={mayAnswerScope}
          onDismiss={() => setProblem(null)}
        />
      )}
    </>
  );
}
