import type { Project } from '@milieuspoor/contract';
import { type Actor, type CompletionDate, formatIsoDay, may } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ChevronLeft as BackIcon } from '../../ui/icons/chevron-left.ts';
import { LockOutlined as LockIcon } from '../../ui/icons/lock-outlined.ts';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { completionDateLabel } from './life/completion-dates.ts';
import { ProjectStatusMark } from './project-status-mark.tsx';
import { StaffMenu } from './staff/staff-menu.tsx';

interface ProjectHeaderProps {
  readonly project: Project;
  readonly actor: Actor;
  /** the result of the project */
  readonly outcome: ReactNode;
}

/** px */
const OUTCOME_WIDTH = 380;

/** Shows the name of a project, its status and its result; the button to go back is above it. */
export function ProjectHeader({ project, actor, outcome }: ProjectHeaderProps) {
  const { t } = useTranslation();
  usePageTitle(project.project_name);
  return (
    <Box component="header" sx={{ mb: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <LinkButton
          {...paths.dashboard(project.organization)}
          size="small"
          startIcon={<BackIcon />}
          sx={{ ml: -1, px: 1, '& .MuiButton-startIcon': { mr: 0.25 } }}
        >
          {t('projects.screen.breadcrumb')}
        </LinkButton>
        {may(actor, 'project.lock') && <StaffMenu project={project} />}
      </Box>
      <Box
        sx={{
          display: 'grid',
          columnGap: 5,
          rowGap: 2,
          // The result stays clear of the menu above it.
          mt: { md: 1 },
          alignItems: 'end',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `minmax(0, 1fr) ${OUTCOME_WIDTH}px` },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {project.project_name}
            {project.project_locked && (
              <LockIcon
                titleAccess={t('projects.screen.locked')}
                sx={{ ml: 1, fontSize: 22, verticalAlign: '-0.1em' }}
              />
            )}
          </Typography>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 2,
              rowGap: 0.5,
              mt: 0.75,
              fontSize: '0.9375rem',
              color: 'text.secondary',
            }}
          >
            <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25 }}>
              <span>{t('projects.screen.status')}</span>
              <Box component="span" sx={{ color: 'text.primary' }}>
                <ProjectStatusMark status={project.project_status} label={project.project_status_display} />
              </Box>
              {project.project_status === 'Design_Phase_Complete' && (
                <span>({t('projects.screen.statusMeaning')})</span>
              )}
            </Box>
            <ProjectDates project={project} />
          </Box>
        </Box>
        {outcome}
      </Box>
    </Box>
  );
}

const DATES = [
  'design_phase_complete_date',
  'project_complete_date',
] as const satisfies readonly CompletionDate[];

/** Shows the days on which phases of a project were completed; shows nothing if there are none. */
function ProjectDates({ project }: { readonly project: Project }) {
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
