import { type FieldProblem, fieldProblemText } from '@milieuspoor/domain';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../text/language.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import type { GoalDraft } from './goal-drafts.ts';

type DecisionDraft = Pick<GoalDraft, 'number' | 'date' | 'text' | 'url'>;

interface DecisionFieldsProps {
  readonly draft: DecisionDraft;
  /** characters */
  readonly most: Readonly<Record<'number' | 'text' | 'url', number>>;
  readonly problemAt: (field: string) => FieldProblem | undefined;
  /** what the server said of a field of the contract */
  readonly refusedAt: (field: string) => string | undefined;
  readonly disabled: boolean;
  readonly onChange: (changed: Partial<DecisionDraft>) => void;
}

/** The decision by which a goal was set. */
export function DecisionFields(props: DecisionFieldsProps) {
  const { draft, most, problemAt, refusedAt, disabled, onChange } = props;
  const { t } = useTranslation();
  const field = (name: 'number' | 'text' | 'url') => {
    const problem = problemAt(name);
    const said = problem ? fieldProblemText(problem, currentLanguage()) : refusedAt(`decision_${name}`);
    return {
      label: t(`goals.dialog.decision.${name}`),
      value: draft[name],
      disabled,
      error: said !== undefined,
      helperText: said,
      slotProps: { htmlInput: { maxLength: most[name], autoComplete: 'off' } },
      onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    };
  };
  return (
    <>
      <Typography variant="h3">{t('goals.dialog.decision.heading')}</Typography>
      <TextField {...field('number')} />
      <DateField
        label={t('goals.dialog.decision.date')}
        value={draft.date}
        disabled={disabled}
        error={refusedAt('decision_date')}
        onChange={(date) => onChange({ date })}
      />
      <TextField {...field('text')} />
      <TextField type="url" {...field('url')} />
    </>
  );
}
