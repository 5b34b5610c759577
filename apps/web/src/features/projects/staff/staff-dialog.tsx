import type { Project } from '@milieuspoor/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { takeProject } from '../../../lib/project-changes/take-project.ts';
import { useAsked } from '../../../lib/project-changes/use-asked.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { StaffConsequences } from './staff-consequences.tsx';
import { factsOfStep, type StaffStep, staffSteps, takeStaffStep } from './staff-steps.ts';

interface StaffDialogProps {
  readonly project: Project;
  readonly step: StaffStep;
  readonly onClosed: () => void;
}

/** Says what a step of staff leads to, and asks why it is taken. It is mounted while it asks. */
export function StaffDialog({ project, step, onClosed }: StaffDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  // The promises here don't change once the step is taken.
  const { asked, lookAgain } = useAsked(project);
  return (
    <ReasonDialog
      title={t(`projectLife.staff.${step}.title`)}
      action={t(`projectLife.staff.${step}.action`)}
      hint={t('projectLife.staff.reasonHint')}
      done={t(`projectLife.staff.${step}.done`)}
      failed={t(`projectLife.staff.${step}.failed`)}
      take={(reason) => takeStaffStep(step, asked, reason)}
      onTaken={(changed) => takeProject(queries, changed)}
      onRefused={() => void queries.invalidateQueries({ queryKey: queryKeys.project(project.uuid) })}
      facts={{
        shown: factsOfStep(asked),
        now: factsOfStep(project),
        isStillAsked: staffSteps(project).includes(step),
        onLookAgain: lookAgain,
      }}
      onClosed={onClosed}
    >
      <StaffConsequences project={asked} step={step} />
    </ReasonDialog>
  );
}
