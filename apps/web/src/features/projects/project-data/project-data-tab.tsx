import type { Project } from '@milieuspoor/contract';
import { projectDataLock } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepDraft, readDraft } from '../../../lib/drafts/drafts.ts';
import { ReadOnlyLine } from '../../../ui/messages/read-only-line.tsx';
import { ProjectDataForm } from './project-data-form.tsx';
import { ProjectMembers } from './project-members.tsx';
import { ProjectProgress } from './project-progress.tsx';

interface ProjectDataTabProps {
  readonly project: Project;
  /** true if there are calculations that depend on contract type and award question */
  readonly hasOptimization: boolean;
  /** the history of the project */
  readonly history: ReactNode;
}

/** Tab 1: shows a project's data, its status, its members and its history. */
export function ProjectDataTab({ project, hasOptimization, history }: ProjectDataTabProps) {
  const { t } = useTranslation();
  const draftKey = `project seen ${project.uuid}`;
  const [seen, setSeen] = useState(() => readDraft<Project>(draftKey));
  const edit = (next: Project | null) => {
    setSeen(next);
    keepDraft(draftKey, next);
  };
  const { project_status, project_locked, emvi_status } = project;
  const lock = projectDataLock({ status: project_status, locked: project_locked });
  const frozen = hasOptimization || emvi_status !== 'Unlocked' || project_status !== 'Design_Phase_Active';
  return (
    <>
      {/* The notice at the top of the screen says that it is closed; this says what is not. */}
      {lock === 'design-phase-complete' && <ReadOnlyLine>{t('projectData.stillOpen')}</ReadOnlyLine>}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Card variant="outlined" component="section" sx={{ p: { xs: 2, sm: 3 } }}>
          <ProjectDataForm
            project={project}
            seen={seen}
            onEdit={edit}
            frozen={frozen ? t('projectData.frozen') : null}
          />
        </Card>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <ProjectProgress project={project} />
          <ProjectMembers project={project} editing={seen !== null} />
          {history}
        </Box>
      </Box>
    </>
  );
}
