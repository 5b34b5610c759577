import type { Project } from '@milieuspoor/contract';
import type { Actor, NextStep, ProjectTab } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { ClosedTabNotice } from './closed-tab-notice.tsx';
import { ClosureNotice } from './closure/closure-notice.tsx';
import { NextStepBar } from './next-step/next-step-bar.tsx';
import { ProjectHeader } from './project-header.tsx';
import { ProjectTabs, type TabFigures } from './project-tabs.tsx';
import { shownTabs } from './shown-tabs.ts';
import { tabSubjectOf } from './tab-subject.ts';

interface ProjectScreenProps {
  readonly project: Project;
  readonly actor: Actor;
  readonly tab: ProjectTab;
  readonly onTabChange: (tab: ProjectTab) => void;
  /** the result of the project */
  readonly outcome: ReactNode;
  readonly figures: TabFigures;
  /** null once the project is complete; undefined while it is unknown */
  readonly next: NextStep | null | undefined;
  /** the contents of the tab */
  readonly children: ReactNode;
}

/** The frame around every tab of a project: its name, its result and its tabs. */
export function ProjectScreen(props: ProjectScreenProps) {
  const { project, actor, tab, onTabChange, outcome, figures, next, children } = props;
  const [pressed, setPressed] = useState<ProjectTab | null>(null);
  const change = (chosen: ProjectTab) => {
    setPressed(null);
    onTabChange(chosen);
  };
  const isClosed = shownTabs(tabSubjectOf(project, actor)).some(
    ({ tab: each, selectable }) => each === pressed && !selectable,
  );
  return (
    <>
      <ProjectHeader project={project} actor={actor} outcome={outcome} />
      <ClosureNotice project={project} actor={actor} tab={tab} />
      <NextStepBar project={project} next={next} tab={tab} onTabChange={change} />
      <ProjectTabs
        project={project}
        actor={actor}
        tab={tab}
        figures={figures}
        onTabChange={change}
        onClosedPressed={setPressed}
      />
      {pressed && isClosed && (
        <ClosedTabNotice
          project={project}
          pressed={pressed}
          next={next}
          tab={tab}
          onTabChange={change}
          onClose={() => setPressed(null)}
        />
      )}
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
