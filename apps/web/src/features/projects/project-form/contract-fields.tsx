import { CONTRACT_TYPE_LABELS, CONTRACT_TYPES } from '@milieuspoor/domain';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../text/language.ts';
import { type FormMode, fieldLook } from './form-mode.ts';
import type { ProjectFormValues } from './project-form-values.ts';
import { SelectField } from './select-field.tsx';

interface ContractFieldsProps {
  readonly mode: FormMode;
  readonly frozen: string | null;
}

/** Contract type, and whether there are award criteria: a question that contract type NA doesn't know. */
export function ContractFields({ mode, frozen }: ContractFieldsProps) {
  const { t } = useTranslation();
  const { control, setValue } = useFormContext<ProjectFormValues>();
  const contractType = useWatch({ control, name: 'project_contract_type' });
  const own: FormMode = mode === 'editing' && frozen !== null ? 'reading' : mode;
  const hint = mode === 'editing' ? (frozen ?? undefined) : undefined;
  const label = t('projectData.fields.project_contract_type');
  return (
    <>
      <SelectField
        name="project_contract_type"
        mode={own}
        label={label}
        placeholder={t('projectData.placeholders.project_contract_type')}
        help={t('projectData.tooltips.contractType')}
        hint={hint}
        onChosen={(chosen) => {
          if (chosen === 'NA')
            setValue('project_award_criteria', '', { shouldDirty: true, shouldValidate: true });
        }}
      >
        {CONTRACT_TYPES.map((type) => (
          <MenuItem key={type} value={type}>
            {CONTRACT_TYPE_LABELS[currentLanguage()][type]}
          </MenuItem>
        ))}
      </SelectField>
      {contractType !== '' && contractType !== 'NA' && <AwardQuestion mode={own} hint={hint} />}
    </>
  );
}

/** Ja or Nee while it can be answered, the answer in words otherwise. */
function AwardQuestion({ mode, hint }: { readonly mode: FormMode; readonly hint: string | undefined }) {
  const { t } = useTranslation();
  const id = useId();
  const { control } = useFormContext<ProjectFormValues>();
  const question = t('projectData.fields.project_award_criteria');
  return (
    <Controller
      control={control}
      name="project_award_criteria"
      render={({ field: { ref, ...field }, fieldState }) =>
        mode === 'editing' ? (
          <FormControl required error={fieldState.error !== undefined}>
            <FormLabel id={id}>{question}</FormLabel>
            <RadioGroup row aria-labelledby={id} {...field}>
              <FormControlLabel
                value="true"
                label={t('projectData.yes')}
                control={<Radio slotProps={{ input: { ref } }} />}
              />
              <FormControlLabel value="false" label={t('projectData.no')} control={<Radio />} />
            </RadioGroup>
            {fieldState.error && <FormHelperText sx={{ mx: 0 }}>{fieldState.error.message}</FormHelperText>}
          </FormControl>
        ) : (
          <TextField
            {...fieldLook(mode)}
            label={question}
            value={answer(field.value)}
            error={fieldState.error !== undefined}
            helperText={fieldState.error?.message ?? hint}
          />
        )
      }
    />
  );

  function answer(value: ProjectFormValues['project_award_criteria']): string {
    if (value === '') return t('projectData.none');
    return t(value === 'true' ? 'projectData.yes' : 'projectData.no');
  }
}
