import type { Project } from '@milieuspoor/contract';
import { type Actor, isTabLocked, type ProjectTab } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs, { type TabsActions } from '@mui/material/Tabs';
import Tooltip from '@mui/material/Tooltip';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LockOutlined as LockIcon } from '../../ui/icons/lock-outlined.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { shownTabs } from './shown-tabs.ts';
import { tabSubjectOf } from './tab-subject.ts';
import { useTabInView } from './use-tab-in-view.ts';

/** The active calculation of each tab, as a figure; a tab without one has none. */
export type TabFigures = Readonly<Partial<Record<ProjectTab, string>>>;

interface ProjectTabsProps {
  readonly project: Project;
  readonly actor: Actor;
  readonly tab: ProjectTab;
  readonly figures: TabFigures;
  readonly onTabChange: (tab: ProjectTab) => void;
  /** called when a tab is pressed that is not open yet */
  readonly onClosedPressed: (tab: ProjectTab) => void;
}

export function ProjectTabs({
  project,
  actor,
  tab,
  figures,
  onTabChange,
  onClosedPressed,
}: ProjectTabsProps) {
  const { t } = useTranslation();
  const shown = shownTabs(tabSubjectOf(project, actor));
  const root = useRef<HTMLDivElement>(null);
  const actions = useRef<TabsActions>(null);
  useTabInView({ root, actions }, tab);
  const notYet = t('projects.screen.tabNotYet');
  return (
    <Tabs
      ref={root}
      action={actions}
      value={tab}
      onChange={(_event, chosen: ProjectTab) => onChange(chosen)}
      aria-label={t('projects.screen.tabs')}
      variant="scrollable"
      scrollButtons={false}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {shown.map(({ tab: name, selectable }) => {
        const locked = isTabLocked(name, project.project_status, project.project_locked);
        const lock = locked ? t('projects.screen.tabLocked') : null;
        const label = t(`projects.tabs.${name}`);
        return (
          <Tab
            key={name}
            value={name}
            id={`project-tab-${name}`}
            aria-controls={name === tab ? `project-panel-${name}` : undefined}
            label={
              <>
                {selectable ? (
                  <Name locked={lock}>{label}</Name>
                ) : (
                  <Tooltip title={notYet} describeChild>
                    <span>
                      <Name locked={lock}>{label}</Name>
                    </span>
                  </Tooltip>
                )}
                <TabFigure figure={figures[name]} />
              </>
            }
            // It is not `disabled`: the mouse must reach the reason, which a screen reader reads as the description.
            {...(selectable ? {} : { 'aria-disabled': true, 'aria-description': notYet })}
            sx={{ ...TAB, ...(selectable ? {} : NOT_YET) }}
          />
        );
      })}
    </Tabs>
  );

  function onChange(chosen: ProjectTab) {
    const selectable = shown.some((each) => each.tab === chosen && each.selectable);
    if (!selectable) onClosedPressed(chosen);
    else if (chosen !== tab) onTabChange(chosen);
  }
}

interface NameProps {
  /** the text after the name of a locked tab; null for a tab that is not locked */
  readonly locked: string | null;
  readonly children: string;
}

function Name({ locked, children }: NameProps) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      {children}
      {locked && (
        <>
          <VisuallyHidden>{` ${locked}`}</VisuallyHidden>
          <LockIcon sx={{ fontSize: LOCK_SIZE }} />
        </>
      )}
    </Box>
  );
}

/** It is beside the tab's name and no part of it, so that the name does not change with the figure. */
function TabFigure({ figure }: { readonly figure: string | undefined }) {
  return (
    <Box component="span" aria-hidden sx={{ display: 'block', minHeight: 18, typography: 'caption' }}>
      {figure}
    </Box>
  );
}

/** px */
const LOCK_SIZE = 14;

/** The names are on one line, with or without a figure below them. */
const TAB = { alignItems: 'flex-start', textAlign: 'left', py: 1, px: 2 } as const;

/** It stays readable, because it says what comes later; the cursor and the weight show that it is not there yet. */
const NOT_YET = { cursor: 'not-allowed', opacity: 1, fontStyle: 'italic', fontWeight: 400 } as const;
