import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { Pager } from '../../../ui/page/pager.tsx';
import { projectListQuery } from '../project-queries.ts';
import { ProjectStatusMark } from '../project-status-mark.tsx';

const ProjectLink = createLink(Link);
const PAGE_SIZE = 10;

/**
 * Shows the projects of an organisation with their status, last changed first; for users who look at the organisation
 * itself.
 */
export function OrganisationProjects({ organisationSlug }: { readonly organisationSlug: string }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const projects = useQuery({
    ...projectListQuery(organisationSlug, { page, page_size: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  });
  if (projects.isPending) return <DelayedIndicator />;
  if (projects.isLoadingError) return <FailedQuery query={projects} />;
  if (projects.data.count === 0)
    return (
      <>
        <FailedQuery query={projects} />
        <Typography sx={{ color: 'text.secondary' }}>{t('admin.organisation.noProjects')}</Typography>
      </>
    );
  return (
    <>
      <FailedQuery query={projects} />
      <Paper
        variant="outlined"
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {projects.data.results.map((project) => (
          <Box
            key={project.uuid}
            component="li"
            sx={{ px: 2.5, py: 1.5, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <ProjectLink {...paths.project(project.organization, project.uuid, 'project-data')}>
                {project.project_name}
              </ProjectLink>
            </Box>
            <Box sx={{ flex: '0 0 240px' }}>
              <ProjectStatusMark status={project.project_status} label={project.project_status_display} />
            </Box>
          </Box>
        ))}
      </Paper>
      <Pager
        of={t('admin.organisations.projects')}
        page={page}
        pageSize={PAGE_SIZE}
        count={projects.data.count}
        onPage={setPage}
      />
    </>
  );
}
