import TextField from '@mui/material/TextField';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { nl } from '../../../text/nl/index.ts';
import { type ProjectField, type ProjectFormValues, statedField } from './project-form-values.ts';
import { fieldLabel } from './summary-lines.ts';

interface TextRowProps {
  readonly name: Extract<ProjectField, keyof typeof nl.projectData.placeholders>;
}

/** The text field of a project, over the whole width; one of several lines counts its characters. */
export function TextRow({ name }: TextRowProps) {
  const { t } = useTranslation();
  const { register, control, formState } = useFormContext<ProjectFormValues>();
  const typed = useWatch({ control, name });
  const field = statedField(name);
  const problem = formState.errors[name]?.message;
  const lines = field.kind === 'text';
  const counter = lines ? [t('app.characters', { count: typed.length, max: field.max })] : [];
  return (
    <TextField
      className="wide"
      {...(lines ? { multiline: true, minRows: 3, maxRows: 10 } : { autoComplete: 'off' })}
      required={'required' in field}
      label={fieldLabel(name, '', t)}
      placeholder={t(`projectData.placeholders.${name}`)}
      error={problem !== undefined}
      helperText={[...(problem ? [problem] : []), ...counter].join(' · ')}
      // The label is above the field, whether it is empty or not.
      slotProps={{ inputLabel: { shrink: true } }}
      {...register(name)}
    />
  );
}
