import { CONTRACT_TYPE_LABELS, CONTRACT_TYPES } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../text/language.ts';
import { SummaryList } from '../../../ui/summary-list.tsx';
import type { ProjectFormValues } from './project-form-values.ts';
import { SelectField } from './select-field.tsx';
import { summaryLines } from './summary-lines.ts';

interface ContractFieldsProps {
  /** why neither can be changed; null if they can */
  readonly frozen: string | null;
}

/** The fields for contract type and award criteria; contract type NA does not have the latter. */
export function ContractFields({ frozen }: ContractFieldsProps) {
  const { t } = useTranslation();
  const { control, setValue, getValues } = useFormContext<ProjectFormValues>();
  const contractType = useWatch({ control, name: 'project_contract_type' });
  if (frozen !== null)
    return (
      <Box className="wide">
        <SummaryList
          lines={summaryLines(getValues(), ['project_contract_type', 'project_award_criteria'], t)}
        />
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {frozen}
        </Typography>
      </Box>
    );
  return (
    <>
      <SelectField
        name="project_contract_type"
        label={t('projectFields.labels.contractType')}
        placeholder={t('projectData.placeholders.project_contract_type')}
        help={t('projectData.tooltips.contractType')}
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
      {contractType !== '' && contractType !== 'NA' && <AwardQuestion />}
    </>
  );
}

function AwardQuestion() {
  const { t } = useTranslation();
  const id = useId();
  const { control } = useFormContext<ProjectFormValues>();
  return (
    <Controller
      control={control}
      name="project_award_criteria"
      render={({ field: { ref, ...field }, fieldState }) => (
        <FormControl required error={fieldState.error !== undefined}>
          <FormLabel id={id}>{t('projectData.awardQuestion')}</FormLabel>
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
      )}
    />
  );
}
