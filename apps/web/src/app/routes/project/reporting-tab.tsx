import type { Project } from '@milieuspoor/contract';
import type { Actor } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { calculationsQuery, ReportedCalculations } from '../../../features/calculations/index.ts';
import { MadeReports, ReportDownload } from '../../../features/reports/index.ts';
import { ReportVariants } from '../../../features/statistics/index.ts';

interface ReportingTabProps {
  readonly project: Project;
  readonly actor: Actor;
}

/**
 * Tab 2, for staff: chooses the calculations for the report, makes the report, and shows earlier reports and the charts
 * in them.
 */
export function ReportingTab({ project, actor }: ReportingTabProps) {
  const { t } = useTranslation();
  const { data: calculations } = useQuery(calculationsQuery(project.uuid));
  const [chosenId, makingId] = [useId(), useId()];
  return (
    <>
      <Box component="section" aria-labelledby={chosenId} sx={SECTION}>
        <Heading id={chosenId} title={t('reports.title')} lead={t('reports.lead')} />
        <ReportedCalculations project={project} actor={actor} />
      </Box>
      <Box component="section" aria-labelledby={makingId} sx={SECTION}>
        <Heading id={makingId} title={t('reports.making.title')} lead={t('reports.making.lead')} />
        <ReportDownload project={project} calculations={calculations} />
      </Box>
      <MadeReports project={project} />
      {calculations && <ReportVariants project={project} calculations={calculations} />}
    </>
  );
}

function Heading({
  id,
  title,
  lead,
}: {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
}) {
  return (
    <div>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary', maxWidth: '75ch' }}>{lead}</Typography>
    </div>
  );
}

const SECTION = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
