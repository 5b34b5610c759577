import type { Project } from '@milieuspoor/contract';
import { type Actor, isTabLocked } from '@milieuspoor/domain';
import Tab from '@mui/material/Tab';
import Tabs, { type TabsActions } from '@mui/material/Tabs';
import Tooltip from '@mui/material/Tooltip';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LockOutlined as LockIcon } from '../../ui/icons/lock-outlined.ts';
import { type ProductTab, shownTabs } from './product-tabs.ts';
import { tabSubjectOf } from './tab-subject.ts';
import { useTabInView } from './use-tab-in-view.ts';

interface ProjectTabsProps {
  readonly project: Project;
  readonly actor: Actor;
  readonly tab: ProductTab;
  readonly onTabChange: (tab: ProductTab) => void;
}

export function ProjectTabs({ project, actor, tab, onTabChange }: ProjectTabsProps) {
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
      onChange={(_event, chosen: ProductTab) => onChange(chosen)}
      aria-label={t('projects.screen.tabs')}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {shown.map(({ tab: name, selectable }) => {
        const locked = isTabLocked(name, project.project_status, project.project_locked);
        const label = t(`projects.tabs.${name}`);
        return (
          <Tab
            key={name}
            value={name}
            id={`project-tab-${name}`}
            aria-controls={name === tab ? `project-panel-${name}` : undefined}
            label={
              selectable ? (
                label
              ) : (
                <Tooltip title={notYet} describeChild>
                  <span>{label}</span>
                </Tooltip>
              )
            }
            aria-label={locked ? t('projects.screen.tabLocked', { tab: label }) : undefined}
            {...(locked ? { icon: <LockIcon fontSize="small" />, iconPosition: 'end' as const } : {})}
            // Not `disabled`: the mouse has to reach the reason, which a screen reader reads as the description.
            {...(selectable ? {} : { 'aria-disabled': true, 'aria-description': notYet, sx: NOT_YET })}
          />
        );
      })}
    </Tabs>
  );

  function onChange(chosen: ProductTab) {
    const selectable = shown.some((each) => each.tab === chosen && each.selectable);
    if (selectable && chosen !== tab) onTabChange(chosen);
  }
}

/** Readable, for it says what comes; the cursor and the weight tell that it is not there yet. */
const NOT_YET = { cursor: 'not-allowed', opacity: 1, fontStyle: 'italic', fontWeight: 400 } as const;
