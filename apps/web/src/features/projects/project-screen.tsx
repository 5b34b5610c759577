import type { Project } from '@milieuspoor/contract';
import type { Actor, ProjectTab } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ProjectHeader } from './project-header.tsx';
import { ProjectTabs, type TabFigures } from './project-tabs.tsx';

interface ProjectScreenProps {
  readonly project: Project;
  readonly actor: Actor;
  readonly tab: ProjectTab;
  readonly onTabChange: (tab: ProjectTab) => void;
  /** what the project has come to */
  readonly outcome: ReactNode;
  readonly figures: TabFigures;
  /** what the tab holds */
  readonly children: ReactNode;
}

/** The frame around every tab of a project: what it's called, what it came to, where one can go. */
export function ProjectScreen(props: ProjectScreenProps) {
  const { project, actor, tab, onTabChange, outcome, figures, children } = props;
  return (
    <>
      <ProjectHeader project={project} actor={actor} outcome={outcome} />
      <ProjectTabs project={project} actor={actor} tab={tab} figures={figures} onTabChange={onTabChange} />
      <Box
        role="tabpanel"
        id={`project-panel-${tab}`}
        aria-labelledby={`project-tab-${tab}`}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, pt: 2 }}
      >
        {children}
      </Box>
    </>
  );
}
