import { CRITERION_NAME_MAX, type FieldProblem, fieldProblemText } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { unseenInName } from '../../../../lib/faults/unseen-sentence.ts';
import { currentLanguage } from '../../../../text/language.ts';
import { AmountField } from '../../../../ui/fields/amount-field.tsx';
import { DeleteOutlined as DeleteIcon } from '../../../../ui/icons/delete-outlined.ts';
import type { CriterionRow, RowProblems } from './criteria-drafts.ts';

interface CriterionFieldsProps {
  readonly row: CriterionRow;
  /** the number of the row, from 1 */
  readonly number: number;
  readonly problems: RowProblems;
  readonly readOnly: boolean;
  /** true if the user has just added it */
  readonly isNew: boolean;
  readonly isSaving: boolean;
  readonly onType: (typed: { name?: string; maximum?: string }) => void;
  readonly onLeave: () => void;
  readonly onRemove: () => void;
  /** how it is scored, for a criterion that is stored */
  readonly children?: ReactNode;
}

/** Shows a criterion with its maximum, which is stored when the user leaves the row. */
export function CriterionFields(props: CriterionFieldsProps) {
  const { row, number, problems, readOnly, isNew, isSaving, onType, onLeave, onRemove, children } = props;
  const { t } = useTranslation();
  const say = (problem: FieldProblem | undefined) =>
    problem ? fieldProblemText(problem, currentLanguage()) : null;
  const nameProblem = unseenInName(row.name, t) ?? say(problems.name);
  return (
    <Box role="group" aria-label={row.name || t('tenders.criteria.row', { number })} sx={ROW}>
      <TextField
        label={t('tenders.criteria.name')}
        value={row.name}
        autoFocus={isNew}
        disabled={readOnly}
        required
        error={nameProblem !== null}
        helperText={
          <Box component="span" sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
            <span>{nameProblem ?? ' '}</span>
            {!readOnly && (
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {t('app.characters', { count: row.name.trim().length, max: CRITERION_NAME_MAX })}
              </Box>
            )}
          </Box>
        }
        onChange={(event) => onType({ name: event.target.value })}
        onBlur={onLeave}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { autoComplete: 'off' },
        }}
      />
      <AmountField
        label={t('tenders.criteria.maximum')}
        unit="€"
        text={row.maximum}
        onText={(maximum) => onType({ maximum })}
        onLeave={onLeave}
        disabled={readOnly}
        required
        problem={say(problems.maxDiscountEur)}
        status={isSaving ? 'saving' : 'idle'}
        statusText={isSaving ? t('tenders.fields.saving') : ''}
      />
      {!readOnly && (
        <IconButton
          aria-label={t('tenders.criteria.remove', {
            name: row.name || t('tenders.criteria.row', { number }),
          })}
          // The focus stays in the field: leaving the row would store it, while this button removes it.
          onMouseDown={row.uuid === null ? (event) => event.preventDefault() : undefined}
          onClick={onRemove}
          sx={{ mt: 1 }}
        >
          <DeleteIcon />
        </IconButton>
      )}
      {children}
    </Box>
  );
}

const ROW = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 2fr) minmax(0, 1fr) auto' },
  '& > :first-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;
