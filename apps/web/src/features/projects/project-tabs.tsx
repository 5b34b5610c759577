import type { Project } from '@milieuspoor/contract';
import { type Actor, isTabLocked } from '@milieuspoor/domain';
import LockIcon from '@mui/icons-material/LockOutlined';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import { type ProductTab, selectableTabs } from './product-tabs.ts';
import { tabSubjectOf } from './tab-subject.ts';

interface ProjectTabsProps {
  readonly project: Project;
  readonly actor: Actor;
  readonly tab: ProductTab;
  readonly onTabChange: (tab: ProductTab) => void;
}

export function ProjectTabs({ project, actor, tab, onTabChange }: ProjectTabsProps) {
  const { t } = useTranslation();
  return (
    <Tabs
      value={tab}
      onChange={(_event, chosen: ProductTab) => onChange(chosen)}
      aria-label={t('projects.screen.tabs')}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {selectableTabs(tabSubjectOf(project, actor)).map((name) => {
        const locked = isTabLocked(name, project.project_status, project.project_locked);
        const label = t(`projects.tabs.${name}`);
        return (
          <Tab
            key={name}
            value={name}
            id={`project-tab-${name}`}
            aria-controls={`project-panel-${name}`}
            label={label}
            aria-label={locked ? t('projects.screen.tabLocked', { tab: label }) : undefined}
            {...(locked ? { icon: <LockIcon fontSize="small" />, iconPosition: 'end' as const } : {})}
          />
        );
      })}
    </Tabs>
  );

  function onChange(chosen: ProductTab) {
    if (chosen !== tab) onTabChange(chosen);
  }
}
