import type { Project } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { LockOutlined as LockIcon } from '../../ui/icons/lock-outlined.ts';
import { CardLink } from '../../ui/links/card-link.tsx';
import { ProjectStatusMark } from './project-status-mark.tsx';

interface ProjectCardProps {
  readonly project: Project;
}

/** One project at a glance; the whole card leads to its baseline. */
export function ProjectCard({ project }: ProjectCardProps) {
  const { t } = useTranslation();
  return (
    <Card component="li" variant="outlined" sx={{ display: 'flex' }}>
      <CardLink
        {...paths.project(project.organization, project.uuid, 'baseline')}
        sx={{ p: 2.5, display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 2 }}
      >
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {project.project_name}
          {project.project_locked && (
            <LockIcon fontSize="small" titleAccess={t('projects.screen.locked')} sx={{ ml: 1, mb: -0.5 }} />
          )}
        </Typography>
        <ProjectStatusMark status={project.project_status} label={project.project_status_display} />
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            columnGap: 2,
            rowGap: 0.5,
            m: 0,
            mt: 'auto',
            typography: 'body2',
            '& dt': { color: 'text.secondary' },
            '& dd': { m: 0, textAlign: 'right' },
          }}
        >
          <dt>{t('projects.columns.contractType')}</dt>
          <dd>{project.project_contract_type_display}</dd>
          <dt>{t('projects.columns.modified')}</dt>
          <dd>{project.modified}</dd>
        </Box>
      </CardLink>
    </Card>
  );
}
