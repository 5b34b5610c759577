import type { Project } from '@milieuspoor/contract';
import { type Actor, may } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LockOutlined as LockIcon } from '../../ui/icons/lock-outlined.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import type { ProductTab } from './product-tabs.ts';
import { ProjectDates } from './project-dates.tsx';
import { ProjectStatusMark } from './project-status-mark.tsx';
import { ProjectTabs } from './project-tabs.tsx';
import { StaffMenu } from './staff/staff-menu.tsx';

interface ProjectScreenProps {
  readonly project: Project;
  readonly actor: Actor;
  readonly tab: ProductTab;
  readonly onTabChange: (tab: ProductTab) => void;
  /** what the tab holds */
  readonly children: ReactNode;
}

/** The frame around every tab of a project: what it's called, how far it is, where one can go. */
export function ProjectScreen({ project, actor, tab, onTabChange, children }: ProjectScreenProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading
        title={project.project_name}
        mark={
          project.project_locked && (
            <LockIcon titleAccess={t('projects.screen.locked')} sx={{ ml: 1.25, verticalAlign: '-0.1em' }} />
          )
        }
        lead={
          <Box
            component="span"
            sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 0.5 }}
          >
            <Box
              component="span"
              sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}
            >
              <span>{t('projects.screen.status')}</span>
              <Box component="span" sx={{ color: 'text.primary' }}>
                <ProjectStatusMark status={project.project_status} label={project.project_status_display} />
              </Box>
            </Box>
            <ProjectDates project={project} />
          </Box>
        }
        actions={may(actor, 'project.lock') && <StaffMenu project={project} />}
      />
      <ProjectTabs project={project} actor={actor} tab={tab} onTabChange={onTabChange} />
      <Box
        role="tabpanel"
        id={`project-panel-${tab}`}
        aria-labelledby={`project-tab-${tab}`}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, pt: 3 }}
      >
        {children}
      </Box>
    </>
  );
}
