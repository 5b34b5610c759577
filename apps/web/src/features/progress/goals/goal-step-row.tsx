import { type FieldProblem, fieldProblemText } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../text/language.ts';
import { DeleteOutlined as DeleteIcon } from '../../../ui/icons/delete-outlined.ts';
import type { StepDraft } from './goal-drafts.ts';

interface GoalStepRowProps {
  /** what the row is: the start, or which step */
  readonly name: string;
  readonly draft: StepDraft;
  readonly problemAt: (part: 'year' | 'percent') => FieldProblem | undefined;
  readonly disabled: boolean;
  readonly onChange: (draft: StepDraft) => void;
  /** absent: the row stays */
  readonly onRemove?: (() => void) | undefined;
}

/** A year and what is to be reached in it. */
export function GoalStepRow({ name, draft, problemAt, disabled, onChange, onRemove }: GoalStepRowProps) {
  const { t } = useTranslation();
  const field = (part: 'year' | 'percent') => {
    const problem = problemAt(part);
    return {
      label: t(`goals.dialog.${part}`),
      value: draft[part],
      disabled,
      error: problem !== undefined,
      helperText: problem && fieldProblemText(problem, currentLanguage()),
      onChange: ({ target }: { target: { value: string } }) => onChange({ ...draft, [part]: target.value }),
    };
  };
  return (
    <Box role="group" aria-label={name} sx={ROW}>
      <Typography variant="label" aria-hidden sx={{ gridColumn: '1 / -1', mb: -0.5 }}>
        {name}
      </Typography>
      <TextField
        {...field('year')}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 4 } }}
      />
      <TextField
        {...field('percent')}
        slotProps={{
          htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 8 },
          // Between the edges of a phone there is no room for both.
          inputLabel: { shrink: true },
          input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
        }}
      />
      {onRemove && (
        <IconButton
          aria-label={t('goals.dialog.removeStep', { name })}
          disabled={disabled}
          onClick={onRemove}
          sx={{ mt: 1 }}
        >
          <DeleteIcon />
        </IconButton>
      )}
    </Box>
  );
}

const ROW = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 40px',
} as const;
