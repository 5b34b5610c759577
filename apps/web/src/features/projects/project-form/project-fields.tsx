import { PROJECT_DESCRIPTION_MAX, PROJECT_TYPES } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sectorsQuery } from '../project-queries.ts';
import { ContractFields } from './contract-fields.tsx';
import { type FormMode, fieldLook } from './form-mode.ts';
import { LocationFields } from './location-fields.tsx';
import type { ProjectFormValues } from './project-form-values.ts';
import { SelectField } from './select-field.tsx';

interface ProjectFieldsProps {
  readonly mode: FormMode;
  /** why contract type and award question cannot be changed; null when they can */
  readonly frozen: string | null;
}

/** The fields of a project's own data, within a form of ProjectFormValues. */
export function ProjectFields({ mode, frozen }: ProjectFieldsProps) {
  const { t } = useTranslation();
  const { register, control, formState } = useFormContext<ProjectFormValues>();
  const sectors = useQuery(sectorsQuery());
  const [description, sector] = useWatch({ control, name: ['project_description', 'sector'] });
  const { errors } = formState;
  const look = fieldLook(mode);
  const counter = t('app.characters', { count: description.length, max: PROJECT_DESCRIPTION_MAX });

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 270px), 1fr))',
        '& > .wide': { gridColumn: '1 / -1' },
        '& .MuiInputBase-input::placeholder': { color: 'text.secondary', opacity: 1 },
      }}
    >
      <TextField
        {...look}
        className="wide"
        required={mode === 'editing'}
        label={t('projectData.fields.project_name')}
        placeholder={t('projectData.placeholders.project_name')}
        autoComplete="off"
        error={errors.project_name !== undefined}
        helperText={errors.project_name?.message}
        {...register('project_name')}
      />
      <SelectField
        name="sector"
        mode={mode}
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
        mode={mode}
        label={t('projectData.fields.project_type')}
        placeholder={t('projectData.placeholders.project_type')}
      >
        {PROJECT_TYPES.map((type) => (
          <MenuItem key={type} value={type}>
            {type}
          </MenuItem>
        ))}
      </SelectField>
      <LocationFields mode={mode} />
      <TextField
        {...look}
        className="wide"
        multiline
        minRows={3}
        maxRows={10}
        label={t('projectData.fields.project_description')}
        placeholder={
          mode === 'editing' ? t('projectData.placeholders.project_description') : t('projectData.none')
        }
        error={errors.project_description !== undefined}
        helperText={
          mode === 'editing'
            ? [
                ...(errors.project_description?.message ? [errors.project_description.message] : []),
                counter,
              ].join(' · ')
            : undefined
        }
        {...register('project_description')}
      />
      <ContractFields mode={mode} frozen={frozen} />
    </Box>
  );
}
