import type { SetCode } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { laterPart } from '../../lib/later-screens.ts';
import { withAllTexts } from '../../text/load-language.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { FolderOpenOutlined as FolderIcon } from '../../ui/icons/folder-open-outlined.ts';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import type { Presentation } from './presentation.ts';
import { PresentationToggle } from './presentation-toggle.tsx';
import { ProjectCardGrid } from './project-card-grid.tsx';
import { projectListQuery } from './project-queries.ts';
import { matchesSearch } from './project-search.ts';

// The table brings a data grid along, which who looks at cards need not load.
const ProjectTable = laterPart(async () => ({
  default: (await withAllTexts(import('./project-table.tsx'))).ProjectTable,
}));

interface ProjectListProps {
  readonly organisationSlug: string;
  readonly presentation: Presentation;
  readonly onPresent: (presentation: Presentation) => void;
  /** the set that the figures around it are of */
  readonly set: SetCode;
}

/** All projects of an organisation, as cards or as a table; a search narrows both. */
export function ProjectList({ organisationSlug, presentation, onPresent, set }: ProjectListProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const [search, setSearch] = useState('');
  const projects = useQuery(projectListQuery(organisationSlug));
  const count = projects.data?.length ?? 0;
  const found = useMemo(
    () => (projects.data ?? []).filter((project) => matchesSearch(project, search)),
    [projects.data, search],
  );
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <Typography id={headingId} variant="h2" sx={{ mr: 'auto' }}>
          {t('projects.list.heading')}
          {count > 0 && (
            <Box component="span" sx={{ ml: 0.5, typography: 'body1', color: 'text.secondary' }}>
              {` ${count}`}
            </Box>
          )}
        </Typography>
        {count > 0 && (
          <>
            <Box sx={{ width: { xs: 1, sm: 280 }, order: { xs: 1, sm: 0 } }}>
              <SearchField
                label={t('projects.list.search')}
                clearLabel={t('projects.list.clearSearch')}
                value={search}
                onChange={setSearch}
              />
            </Box>
            <PresentationToggle value={presentation} onChange={onPresent} />
          </>
        )}
      </Box>
      {projects.isPending && <DelayedIndicator />}
      {projects.isError && <ErrorPanel error={projects.error} onRetry={() => void projects.refetch()} />}
      {projects.data && count === 0 && (
        <Paper variant="outlined">
          <EmptyState icon={<FolderIcon />} title={t('projects.list.empty')} />
        </Paper>
      )}
      {count > 0 && found.length === 0 && (
        <Paper variant="outlined">
          <EmptyState title={t('projects.list.noMatch', { search })} />
        </Paper>
      )}
      {found.length > 0 && presentation === 'grid' && <ProjectCardGrid projects={found} set={set} />}
      {found.length > 0 && presentation === 'table' && (
        <Suspense fallback={<DelayedIndicator />}>
          <ProjectTable projects={found} set={set} />
        </Suspense>
      )}
    </Box>
  );
}
