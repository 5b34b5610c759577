import { PROJECT_DESCRIPTION_MAX, PROJECT_TYPE_LABELS, PROJECT_TYPES } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../text/language.ts';
import { sectorsQuery } from '../project-queries.ts';
import { ContractFields } from './contract-fields.tsx';
import { LocationFields } from './location-fields.tsx';
import { PlannedDates } from './planned-dates.tsx';
import type { ProjectFormValues } from './project-form-values.ts';
import { SelectField } from './select-field.tsx';

/** A label over its field, whether anything stands in it or not. */
const LABEL_ABOVE = { inputLabel: { shrink: true } } as const;

interface ProjectFieldsProps {
  /** why contract type and award question cannot be changed; null when they can */
  readonly frozen: string | null;
}

/** The fields of a project's own data, within a form of ProjectFormValues. */
export function ProjectFields({ frozen }: ProjectFieldsProps) {
  const { t } = useTranslation();
  const { register, control, formState } = useFormContext<ProjectFormValues>();
  const sectors = useQuery(sectorsQuery());
  const [description, sector] = useWatch({ control, name: ['project_description', 'sector'] });
  const { errors } = formState;
  const counter = t('app.characters', { count: description.length, max: PROJECT_DESCRIPTION_MAX });

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        '& > .wide': { gridColumn: '1 / -1' },
        '& .MuiInputBase-input::placeholder': { color: 'text.secondary', opacity: 1 },
      }}
    >
      <TextField
        className="wide"
        required
        label={t('projectData.fields.project_name')}
        placeholder={t('projectData.placeholders.project_name')}
        autoComplete="off"
        error={errors.project_name !== undefined}
        helperText={errors.project_name?.message}
        slotProps={LABEL_ABOVE}
        {...register('project_name')}
      />
      <SelectField
        name="sector"
        label={t('projectData.fields.sector')}
        placeholder={t('projectData.placeholders.sector')}
        help={t('projectData.tooltips.sector')}
        problem={sectors.isError ? t('projectData.sectorsFailed') : undefined}
        onOpen={() => sectors.isError && void sectors.refetch()}
      >
        {/* The choice that is stored keeps its place while the names are on their way. */}
        {sectors.data === undefined && sector !== '' && <MenuItem value={sector}>…</MenuItem>}
        {sectors.data?.map(({ value, display_name }) => (
          <MenuItem key={value} value={value}>
            {display_name}
          </MenuItem>
        ))}
      </SelectField>
      <SelectField
        name="project_type"
        label={t('projectData.fields.project_type')}
        placeholder={t('projectData.placeholders.project_type')}
      >
        {PROJECT_TYPES.map((type) => (
          <MenuItem key={type} value={type}>
            {PROJECT_TYPE_LABELS[currentLanguage()][type]}
          </MenuItem>
        ))}
      </SelectField>
      <LocationFields />
      <TextField
        className="wide"
        multiline
        minRows={3}
        maxRows={10}
        label={t('projectData.fields.project_description')}
        placeholder={t('projectData.placeholders.project_description')}
        error={errors.project_description !== undefined}
        helperText={[
          ...(errors.project_description?.message ? [errors.project_description.message] : []),
          counter,
        ].join(' · ')}
        slotProps={LABEL_ABOVE}
        {...register('project_description')}
      />
      <ContractFields frozen={frozen} />
      <PlannedDates />
    </Box>
  );
}
