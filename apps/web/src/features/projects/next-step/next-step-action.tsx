import type { Project } from '@milieuspoor/contract';
import type { NextStep, ProjectTab } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StaffDialog } from '../staff/staff-dialog.tsx';
import { goToStep } from './go-to-step.ts';

interface NextStepActionProps {
  readonly project: Project;
  readonly next: NextStep;
  /** the open tab */
  readonly tab: ProjectTab;
  readonly onTabChange: (tab: ProjectTab) => void;
}

/** The button that leads to the place of a step; for a user who can't take it, the step and who can. */
export function NextStepAction({ project, next, tab: shown, onTabChange }: NextStepActionProps) {
  const { t } = useTranslation();
  const giveUp = useRef<() => void>(undefined);
  const [asked, setAsked] = useState<'unlock' | 'reopen' | null>(null);
  useEffect(() => () => giveUp.current?.(), []);

  const go = ({ step, tab }: NextStep) => {
    if (tab === null) return setAsked(step === 'unlock' ? 'unlock' : 'reopen');
    if (tab !== shown) onTabChange(tab);
    giveUp.current?.();
    giveUp.current = goToStep(step);
  };
  return (
    <>
      {next.mine ? (
        <Button
          variant="contained"
          size="small"
          onClick={() => go(next)}
          sx={{ minWidth: 0, lineHeight: 1.25 }}
        >
          {t(`nextStep.steps.${next.step}`)}
        </Button>
      ) : (
        <Box component="span" sx={{ minWidth: 0, lineHeight: 1.3 }}>
          <strong>{t(`nextStep.steps.${next.step}`)}</strong>
          {'. '}
          {t(`nextStep.by.${next.by}`)}
        </Box>
      )}
      {asked && <StaffDialog project={project} step={asked} onClosed={() => setAsked(null)} />}
    </>
  );
}
