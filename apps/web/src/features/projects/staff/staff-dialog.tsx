import type { Project } from '@milieuspoor/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeProject } from '../../../lib/project-changes/take-project.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { StaffConsequences } from './staff-consequences.tsx';
import { type StaffStep, takeStaffStep } from './staff-steps.ts';

interface StaffDialogProps {
  /** as the menu showed it: what is promised here doesn't change once the step is taken */
  readonly project: Project;
  readonly step: StaffStep;
  readonly onClosed: () => void;
}

/** Says what a step of staff leads to, and asks why it is taken. Mounted while the question stands. */
export function StaffDialog({ project, step, onClosed }: StaffDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [subject] = useState(project);
  return (
    <ReasonDialog
      title={t(`projectLife.staff.${step}.title`)}
      action={t(`projectLife.staff.${step}.action`)}
      hint={t('projectLife.staff.reasonHint')}
      done={t(`projectLife.staff.${step}.done`)}
      failed={t(`projectLife.staff.${step}.failed`)}
      take={(reason) => takeStaffStep(step, subject, reason)}
      onTaken={(changed) => takeProject(queries, changed)}
      onClosed={onClosed}
    >
      <StaffConsequences project={subject} step={step} />
    </ReasonDialog>
  );
}
