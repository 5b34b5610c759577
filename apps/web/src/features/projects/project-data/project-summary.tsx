import type { Project } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SummaryList } from '../../../ui/summary-list.tsx';
import { LocationPreview } from '../location/location-preview.tsx';
import { FORM_FIELDS, type ProjectField, toFormValues } from '../project-form/project-form-values.ts';
import { summaryLines } from '../project-form/summary-lines.ts';

interface ProjectSummaryProps {
  readonly project: Project;
  /** a field that is shown elsewhere, to be filled in */
  readonly without?: ProjectField;
}

/** Shows a project's own data as text. */
export function ProjectSummary({ project, without }: ProjectSummaryProps) {
  const { t } = useTranslation();
  const values = toFormValues(project);
  return (
    <>
      <SummaryList
        lines={summaryLines(
          values,
          FORM_FIELDS.filter((field) => field !== without),
          t,
        )}
      />
      {values.latitude !== '' && values.longitude !== '' && (
        <Box sx={{ mt: 2 }}>
          <LocationPreview latitude={values.latitude} longitude={values.longitude} />
        </Box>
      )}
    </>
  );
}
