import type { Project } from '@milieuspoor/contract';
import { type CompletionDate, formatIsoDay } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { completionDateLabel } from './life/completion-dates.ts';

const DATES = [
  'design_phase_complete_date',
  'project_complete_date',
] as const satisfies readonly CompletionDate[];

/** The days on which phases of a project were completed; nothing while none is. */
export function ProjectDates({ project }: { readonly project: Project }) {
  const { t } = useTranslation();
  return DATES.filter((date) => project[date] !== null).map((date) => (
    <span key={date}>
      {completionDateLabel(date, project, t)}{' '}
      <Box component="span" sx={{ color: 'text.primary', fontWeight: 600, whiteSpace: 'nowrap' }}>
        {formatIsoDay(project[date])}
      </Box>
    </span>
  ));
}
