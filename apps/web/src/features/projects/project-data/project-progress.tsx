import type { Project } from '@milieuspoor/contract';
import { formatIsoDay } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type LabelledField, projectFieldLabel } from '../../../lib/project-fields.ts';
import { Moment } from '../../../ui/moment.tsx';

/** Shows the status of a project, and since when it has that: nothing in here is filled in by hand. */
export function ProjectProgress({ project }: { readonly project: Project }) {
  const { t } = useTranslation();
  const label = (field: LabelledField) => projectFieldLabel(field, project.project_contract_type, t);
  const lines = [
    [label('status'), project.project_status_display],
    [label('designPhaseCompleteDate'), formatIsoDay(project.design_phase_complete_date)],
    [label('projectCompleteDate'), formatIsoDay(project.project_complete_date)],
    [t('projectData.progress.created'), <Moment key="created">{project.created}</Moment>],
    [t('projectData.progress.modified'), <Moment key="modified">{project.modified}</Moment>],
  ] as const satisfies readonly (readonly [string, ReactNode])[];
  return (
    <Card variant="outlined" component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('projectData.progress.heading')}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: 2,
          rowGap: 1,
          m: 0,
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, textAlign: 'right' },
        }}
      >
        {lines.map(([name, text]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
