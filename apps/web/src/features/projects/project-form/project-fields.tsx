import { PROJECT_TYPE_LABELS, PROJECT_TYPES } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
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
import { TextRow } from './text-row.tsx';

interface ProjectFieldsProps {
  /** why contract type and award question cannot be changed; null if they can */
  readonly frozen: string | null;
}

/** The fields of a project's own data, within a form of ProjectFormValues. */
export function ProjectFields({ frozen }: ProjectFieldsProps) {
  const { t } = useTranslation();
  const { control } = useFormContext<ProjectFormValues>();
  const sectors = useQuery(sectorsQuery());
  const sector = useWatch({ control, name: 'sector' });

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
      <TextRow name="project_name" />
      <SelectField
        name="sector"
        label={t('projectFields.labels.sector')}
        placeholder={t('projectData.placeholders.sector')}
        help={t('projectData.tooltips.sector')}
        problem={sectors.isError ? t('projectData.sectorsFailed') : undefined}
        onOpen={() => sectors.isError && void sectors.refetch()}
      >
        {/* The stored choice keeps its place while the names are being fetched. */}
        {sectors.data === undefined && sector !== '' && <MenuItem value={sector}>…</MenuItem>}
        {sectors.data?.map(({ value, display_name }) => (
          <MenuItem key={value} value={value}>
            {display_name}
          </MenuItem>
        ))}
      </SelectField>
      <SelectField
        name="project_type"
        label={t('projectFields.labels.projectType')}
        placeholder={t('projectData.placeholders.project_type')}
      >
        {PROJECT_TYPES.map((type) => (
          <MenuItem key={type} value={type}>
            {PROJECT_TYPE_LABELS[currentLanguage()][type]}
          </MenuItem>
        ))}
      </SelectField>
      <LocationFields />
      <TextRow name="project_description" />
      <ContractFields frozen={frozen} />
      <PlannedDates />
    </Box>
  );
}
