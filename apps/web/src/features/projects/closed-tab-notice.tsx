import type { Project } from '@milieuspoor/contract';
import type { NextStep, ProjectTab } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { NextStepAction } from './next-step/next-step-action.tsx';

interface ClosedTabNoticeProps {
  readonly project: Project;
  /** the pressed tab, which is not open yet */
  readonly pressed: ProjectTab;
  readonly next: NextStep | null | undefined;
  /** the open tab */
  readonly tab: ProjectTab;
  readonly onTabChange: (tab: ProjectTab) => void;
  readonly onClose: () => void;
}

/** Says why a tab does not open yet and what opens it, to the user who pressed it: a touch screen shows no tooltip. */
export function ClosedTabNotice({ project, pressed, next, tab, onTabChange, onClose }: ClosedTabNoticeProps) {
  const { t } = useTranslation();
  return (
    <Alert severity="info" variant="outlined" role="status" onClose={onClose} sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
        <span>{t('projects.screen.tabOpens', { tab: t(`projects.tabs.${pressed}`) })}</span>
        {next && (
          <>
            <span>{t('projects.screen.tabFirst')}</span>
            <NextStepAction project={project} next={next} tab={tab} onTabChange={onTabChange} />
          </>
        )}
      </Box>
    </Alert>
  );
}
