import type { ListedProject } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { trackSidesOf } from '../../charts/track/outcome-of.ts';
import { Track } from '../../charts/track/track.tsx';
import { dayOfMoment } from '../../lib/day-of-moment.ts';
import { paths } from '../../lib/paths.ts';
import { LockOutlined as LockIcon } from '../../ui/icons/lock-outlined.ts';
import { CardLink } from '../../ui/links/card-link.tsx';
import { SearchedText } from '../../ui/searched-text.tsx';
import { CardFigures } from './list/card-figures.tsx';
import { CardMark } from './list/card-mark.tsx';
import { ListedNextStep } from './list/listed-next-step.tsx';
import { NotCounted } from './list/not-counted.tsx';
import { ProjectOutcomeText } from './project-outcome-text.tsx';
import { ProjectStatusMark } from './project-status-mark.tsx';
import { resultFor } from './result-for.ts';

interface ProjectCardProps {
  readonly project: ListedProject;
  /** the set that the screen shows */
  readonly set: SetCode;
}

/**
 * Shows one project in a card: its name, its saving and its status, as a link to its baseline; and its next step, if
 * any.
 */
export const ProjectCard = memo(function ProjectCard({ project, set }: ProjectCardProps) {
  const { t } = useTranslation();
  const result = resultFor(set, project);
  return (
    <Card component="li" variant="outlined" sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardLink
        {...paths.project(project.organization, project.uuid, 'baseline')}
        sx={{
          px: 2,
          py: 1.125,
          flexGrow: 1,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'stretch',
        }}
      >
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'baseline',
            columnGap: 1.5,
          }}
        >
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            <SearchedText>{project.project_name}</SearchedText>
            {project.project_locked && (
              <LockIcon
                titleAccess={t('projects.screen.locked')}
                sx={{ ml: 0.75, mb: '-2px', fontSize: 14, color: 'text.secondary' }}
              />
            )}
          </Typography>
          <Box sx={{ typography: 'body2', ml: 'auto', textAlign: 'right' }}>
            <ProjectOutcomeText result={result} around={set} />
          </Box>
        </Box>
        <Box sx={{ my: 0.5 }}>
          <Track {...trackSidesOf(result)} />
        </Box>
        {result && <CardFigures result={result} />}
        <NotCounted project={project} result={result} />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'baseline',
            columnGap: 2,
            mt: 'auto',
            typography: 'caption',
            color: 'text.secondary',
          }}
        >
          <Box component="span" sx={{ color: 'text.primary', flexBasis: '100%' }}>
            <ProjectStatusMark status={project.project_status} label={project.project_status_display} />
          </Box>
          <span>
            <SearchedText>{project.project_contract_type_display}</SearchedText>
          </span>
          <time title={`${t('projects.columns.modified')}: ${project.modified}`}>
            {t('projects.columns.modifiedOn', { day: dayOfMoment(project.modified) })}
          </time>
        </Box>
      </CardLink>
      {result && <CardMark result={result} uuid={project.uuid} />}
      <ListedNextStep
        project={project}
        sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider', typography: 'body2' }}
      />
    </Card>
  );
});
