import type { Calculation } from '@milieuspoor/contract';
import { CALCULATION_NAME_MAX, formatMki } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorSentences } from '../../../lib/error-sentences.ts';
import { InlineTextField } from '../../../ui/fields/inline-text-field.tsx';
import { Figure } from '../../../ui/figure.tsx';
import { DeleteOutlined as DeleteIcon } from '../../../ui/icons/delete-outlined.ts';
import { EditOutlined as EditIcon } from '../../../ui/icons/edit-outlined.ts';
import { Moment } from '../../../ui/moment.tsx';
import { EMPTY_CELL } from '../../../ui/narrow-table.ts';
import { ReasonedIconButton } from '../../../ui/reasoned-icon-button.tsx';
import { SmallMark } from '../../../ui/small-mark.tsx';
import { CalculationSetMark } from '../calculation-set-mark.tsx';
import { isIncomplete } from '../coverage-sentences.ts';
import { newerCalculationOf } from '../newer-calculation.ts';
import { NoteCell } from '../notes/note-cell.tsx';
import { CalculationRemarks, type RowProblem } from './calculation-remarks.tsx';
import { COLUMN_KEYS } from './columns.ts';
import { FileCell } from './file-cell.tsx';
import { useChangeCalculation } from './use-change-calculation.ts';

interface CalculationRowProps {
  readonly calculation: Calculation;
  readonly readOnly: boolean;
  readonly mayDownload: boolean;
  readonly hideActiveColumn: boolean;
  readonly onDelete: (calculation: Calculation) => void;
}

export function CalculationRow(props: CalculationRowProps) {
  const { calculation, readOnly, mayDownload, hideActiveColumn, onDelete } = props;
  const { t } = useTranslation();
  const { name, active } = calculation;
  const [renaming, setRenaming] = useState<Calculation | null>(null);
  const [problem, setProblem] = useState<RowProblem | null>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const rename = useChangeCalculation(calculation);
  const activation = useChangeCalculation(calculation);
  const incomplete = calculation.totals.some((total) => isIncomplete(total));
  const { warnings, reading_notes: notes, answers } = calculation;
  const hasRemarks =
    problem !== null || incomplete || [warnings, notes, answers].some(({ length }) => length > 0);

  const toggleActive = () => {
    setProblem(null);
    activation.mutate(
      { active: !active },
      { onError: (error) => setProblem({ error, retry: toggleActive }) },
    );
  };
  /** Somebody else was first: saving again overwrites what is named here, leaving off keeps it. */
  const renameProblem = (error: unknown): string => {
    const newer = newerCalculationOf(error);
    if (!newer) return errorSentences(error, t).join(' ');
    setRenaming((seen) => seen && { ...seen, revision: newer.current.revision });
    return t('calculations.row.newerName', { sentence: newer.sentence, name: newer.current.name });
  };
  const stopRenaming = () => {
    setRenaming(null);
    // The pencil is back on the screen after this turn.
    setTimeout(() => pencil.current?.focus());
  };

  return (
    <>
      <TableRow role="row" className={hasRemarks ? 'with-remarks' : ''} selected={active}>
        <TableCell role="rowheader" component="th" scope="row" data-label={t('calculations.columns.name')}>
          {renaming ? (
            <InlineTextField
              value={renaming.name}
              maxLength={CALCULATION_NAME_MAX}
              labels={{
                field: t('calculations.row.renameField'),
                save: t('calculations.row.saveName'),
                cancel: t('calculations.row.cancelName'),
              }}
              onSave={async (changed) => {
                await rename.mutateAsync({ name: changed, seen: renaming.revision });
              }}
              problemOf={renameProblem}
              onStop={stopRenaming}
            />
          ) : (
            <Box
              component="span"
              sx={{ typography: 'label', fontWeight: active ? 640 : 400, overflowWrap: 'anywhere' }}
            >
              {name}
              {hideActiveColumn && active && (
                <SmallMark text={t('calculations.columns.active')} meaning={t('calculations.row.isActive')} />
              )}
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
        </TableCell>
        {!hideActiveColumn && (
          <TableCell role="cell" data-label={t('calculations.columns.active')}>
            <Checkbox
              checked={active}
              disabled={readOnly || activation.isPending || calculation.excel_file === ''}
              onChange={toggleActive}
              slotProps={{
                input: {
                  'aria-label': t(active ? 'calculations.row.deactivate' : 'calculations.row.activate', {
                    name,
                  }),
                },
              }}
            />
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
          className={readOnly ? EMPTY_CELL : ''}
          data-label={t('calculations.columns.actions')}
        >
          {readOnly ? (
            '–'
          ) : (
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              <IconButton
                ref={pencil}
                aria-label={t('calculations.row.rename', { name })}
                disabled={renaming !== null}
                onClick={() => setRenaming(calculation)}
              >
                <EditIcon />
              </IconButton>
              <ReasonedIconButton
                label={t('calculations.row.remove', { name })}
                icon={<DeleteIcon />}
                disabledReason={active && !hideActiveColumn ? t('calculations.row.removeActive') : undefined}
                onClick={() => onDelete(calculation)}
              />
            </Box>
          )}
        </TableCell>
      </TableRow>
      {hasRemarks && (
        <CalculationRemarks
          calculation={calculation}
          columns={COLUMN_KEYS.length - (hideActiveColumn ? 1 : 0)}
          problem={problem}
          onDismiss={() => setProblem(null)}
        />
      )}
    </>
  );
}
