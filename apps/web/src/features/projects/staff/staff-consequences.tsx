import type { Project } from '@milieuspoor/contract';
import { formatIsoDay, STATUS_LABELS } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../text/language.ts';
import { completionDateLabel } from '../life/completion-dates.ts';
import { leavesConstruction, reopenedOf, type StaffStep } from './staff-steps.ts';

interface StaffConsequencesProps {
  readonly project: Project;
  readonly step: StaffStep;
}

/** Says what a step of staff will do to a project: its next status, and the dates that are removed. */
export function StaffConsequences({ project, step }: StaffConsequencesProps) {
  const { t } = useTranslation();
  const status = project.project_status_display;
  if (step === 'lock') return <Typography>{t('projectLife.staff.lock.text')}</Typography>;
  if (step === 'unlock') return <Typography>{t('projectLife.staff.unlock.text', { status })}</Typography>;

  const after = reopenedOf(project);
  if (!after) return null;
  const to = STATUS_LABELS[currentLanguage()][after.status];
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography>{t('projectLife.staff.reopen.text', { from: status, to })}</Typography>
      <div>
        <Typography>{t('projectLife.staff.reopen.cleared')}</Typography>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {after.cleared.map((date) => (
            <li key={date}>
              {completionDateLabel(date, project, t)}:{' '}
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {formatIsoDay(project[date])}
              </Box>
            </li>
          ))}
        </Box>
      </div>
      {leavesConstruction(project) && <Typography>{t('projectLife.staff.reopen.asBuilt')}</Typography>}
      {project.project_locked && <Typography>{t('projectLife.staff.reopen.locked')}</Typography>}
    </Box>
  );
}
