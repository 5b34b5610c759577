import type { Project } from '@milieuspoor/contract';
import type { NextStep, ProjectTab } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMainAct } from '../../../ui/main-act.ts';
import { useIsStepHere } from '../../../ui/step-acts.ts';
import { StaffDialog } from '../staff/staff-dialog.tsx';
import { goToStep } from './go-to-step.ts';

interface NextStepActionProps {
  readonly project: Project;
  readonly next: NextStep;
  /** the open tab */
  readonly tab: ProjectTab;
  readonly onTabChange: (tab: ProjectTab) => void;
}

/**
 * The button that takes a step, on another tab if need be; the step as a text where it is read or answered on the open
 * tab. For a user who can't take it, the step and who can.
 */
export function NextStepAction({ project, next, tab: shown, onTabChange }: NextStepActionProps) {
  const { t } = useTranslation();
  const giveUp = useRef<() => void>(undefined);
  const [dialog, setDialog] = useState<'unlock' | 'reopen' | null>(null);
  const navigate = useNavigate();
  useEffect(() => () => giveUp.current?.(), []);

  const isHere = useIsStepHere(next.step);
  // What is read or answered on the open tab needs no button that only scrolls to it.
  const leads = next.mine && (next.tab !== shown || isHere);
  const variant = useMainAct('next-step', leads);

  const go = ({ step, tab }: NextStep) => {
    if (tab === null) return setDialog(step === 'unlock' ? 'unlock' : 'reopen');
    if (tab !== shown) onTabChange(tab);
    giveUp.current?.();
    giveUp.current = goToStep(step);
  };
  // A link in the list of projects leads here to take the step at once.
  const asked = useLocation({ select: ({ state }) => state.takesStep });
  const takeAsked = useEffectEvent(() => {
    if (asked === undefined) return;
    // Once: going back to this screen, or loading it again, asks for nothing.
    void navigate({ to: '.', search: true, hash: true, state: {}, replace: true });
    if (next.mine && next.step === asked) go(next);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is taken when it is asked for
  useEffect(takeAsked, [asked]);
  return (
    <>
      {leads ? (
        <Button
          variant={variant}
          size="small"
          onClick={() => go(next)}
          sx={{ minWidth: 0, lineHeight: 1.25 }}
        >
          {t(`nextStep.steps.${next.step}`)}
        </Button>
      ) : (
        <Box component="span" sx={{ minWidth: 0, lineHeight: 1.3 }}>
          <strong>{t(`nextStep.steps.${next.step}`)}</strong>
          {!next.mine && `. ${t(`nextStep.by.${next.by}`)}`}
        </Box>
      )}
      {dialog && <StaffDialog project={project} step={dialog} onClosed={() => setDialog(null)} />}
    </>
  );
}
