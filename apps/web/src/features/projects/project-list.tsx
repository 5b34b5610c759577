import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { withAllTexts } from '../../text/load-language.ts';
import { FolderOpenOutlined as FolderIcon } from '../../ui/icons/folder-open-outlined.ts';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { useNewProject } from './new-project/new-project.tsx';
import { usePresentation } from './presentation.ts';
import { PresentationToggle } from './presentation-toggle.tsx';
import { ProjectCardGrid } from './project-card-grid.tsx';
import { projectListQuery } from './project-queries.ts';

// The table brings a data grid along, which who looks at cards need not load.
const ProjectTable = lazy(async () => ({
  default: (await withAllTexts(import('./project-table.tsx'))).ProjectTable,
}));

interface ProjectListProps {
  readonly organisationSlug: string;
  /** uuid of who may start a project here */
  readonly creator: string;
}

/** All projects of an organisation, as cards or as a table. */
export function ProjectList({ organisationSlug, creator }: ProjectListProps) {
  const { t } = useTranslation();
  const projects = useQuery(projectListQuery(organisationSlug));
  const [presentation, setPresentation] = usePresentation();
  const start = useNewProject({ organisationSlug, creator });
  const count = projects.data?.length ?? 0;
  const empty = projects.data !== undefined && count === 0;

  return (
    <section>
      <PageHeading
        title={t('projects.list.heading')}
        lead={projects.data && count > 0 ? t('projects.list.count', { count }) : undefined}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {count > 0 && <PresentationToggle value={presentation} onChange={setPresentation} />}
            {!empty && start.button}
          </Box>
        }
      />
      {projects.isPending && <DelayedIndicator />}
      {projects.isError && <ErrorPanel error={projects.error} onRetry={() => void projects.refetch()} />}
      {empty && (
        <Paper variant="outlined">
          <EmptyState icon={<FolderIcon />} title={t('projects.list.empty')}>
            {start.button}
          </EmptyState>
        </Paper>
      )}
      {projects.data && count > 0 && presentation === 'grid' && <ProjectCardGrid projects={projects.data} />}
      {projects.data && count > 0 && presentation === 'table' && (
        <Suspense fallback={<DelayedIndicator />}>
          <ProjectTable projects={projects.data} />
        </Suspense>
      )}
      {start.dialog}
    </section>
  );
}
