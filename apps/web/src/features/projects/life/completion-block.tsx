import type { Project, Shown } from '@milieuspoor/contract';
import { COMPLETION_OBSTACLE_TEXTS, type CompletedPhase, phaseToComplete } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasSealedBids } from '../../../lib/has-sealed-bids.ts';
import { changeProject } from '../../../lib/project-changes/change-project.ts';
import { newerProjectOf } from '../../../lib/project-changes/stale-project.ts';
import { comparisonsQuery } from '../../../lib/totals/comparisons-query.ts';
import { currentLanguage } from '../../../text/language.ts';
import { useMainAct } from '../../../ui/main-act.ts';
import { changedSince } from '../../../ui/messages/changed-since.ts';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useStepAct } from '../../../ui/step-acts.ts';
import { CompletionDialog } from './completion-dialog.tsx';
import { completionStep, obstacleHint } from './completion-step.ts';
import { type BiddersOfProject, completionSubjectOf } from './completion-subject.ts';
import { type Sealed, type SealedCalculation, sealedBy, shownSealed } from './sealed.ts';
import { StaleNotice } from './stale-notice.tsx';
import { useChangeProject } from './use-change-project.ts';

interface CompletionBlockProps {
  readonly project: Project;
  readonly calculations: readonly SealedCalculation[];
  /** for a project whose optimisation is made by bidders */
  readonly bidders?: BiddersOfProject;
  /** the phase of the tab */
  readonly phase: CompletedPhase;
  /** further decisions, beside the calculations of the phase */
  readonly decided?: ReactNode;
  readonly mayEdit: boolean;
  readonly onCompleted: (project: Project) => void;
}

/** The contents of the dialog when it was opened. */
interface Asked {
  readonly sealed: Sealed;
  readonly decided: ReactNode;
  readonly shown: Shown;
}

/**
 * Completes a phase, or says what it still needs; it disappears when the phase is complete or the project is locked.
 */
export function CompletionBlock(props: CompletionBlockProps) {
  const { project, calculations, bidders, phase, decided, mayEdit, onCompleted } = props;
  const { t } = useTranslation();
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const subject = completionSubjectOf(project, calculations, bidders);
  const shown = mayEdit && !project.project_locked && phaseToComplete(subject) === phase;
  const compared = useQuery({ ...comparisonsQuery(project.uuid), enabled: shown });
  // If the comparison can't be fetched, there is no conclusion from it.
  const comparisons = compared.data ?? (compared.isError ? [] : null);
  const step = completionStep(phase, subject);
  const hint = obstacleHint(step.obstacle, {
    baselineStored: calculations.some(({ calculation_type }) => calculation_type === 'design-baseline'),
    bidsSealed: hasSealedBids(project),
    winnerPossible: bidders?.winnerPossible ?? true,
  });
  const last = step.status === 'Project_Complete' ? 'project' : 'tender';
  const title = t(`projectLife.complete.title.${last}`);
  const onScreen: Asked = {
    sealed: sealedBy(phase, project, calculations, comparisons ?? []),
    decided,
    shown: shownSealed(phase, project, calculations, bidders?.shown ?? {}),
  };
  // The dialog keeps its contents, whatever is fetched behind it: users confirm what they read.
  const [asked, setAsked] = useState<Asked | null>(null);
  if (open && comparisons !== null && asked === null) setAsked(onScreen);
  const { sealed, decided: decidedThen, shown: seen } = asked ?? onScreen;
  const change = useChangeProject(project, (date: string) =>
    changeProject(project, {
      project_status: step.status,
      ...Object.fromEntries(step.dates.map((field) => [field, date])),
      shown: seen,
    }),
  );

  // The dialog says what has changed behind it, before the user confirms.
  const changed = asked ? changedSince(change, asked.shown, onScreen.shown, t) : null;

  const start = () => {
    change.reset();
    change.forgetStale();
    setAsked(null);
    setOpen(true);
  };
  const isReady = shown && step.obstacle === null;
  useStepAct(
    step.status === 'Project_Complete' ? 'complete-project' : 'complete-tender-phase',
    isReady ? start : null,
  );
  const variant = useMainAct('tab');
  const confirm = (date: string) =>
    change.mutate(date, {
      onSuccess: (completed) => {
        notify(t(`projectLife.complete.done.${last}`));
        onCompleted(completed);
      },
      onError: (error) => {
        // If somebody else was first, the message is at the button; every other message is in the dialog.
        if (newerProjectOf(error)) setOpen(false);
      },
    });
  const buttonText = step.label === 'next' ? t('projectLife.complete.next') : title;

  return (
    <>
      {change.stale && <StaleNotice stale={change.stale} onClose={change.forgetStale} />}
      {shown && (
        <>
          <Divider />
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 2,
              alignItems: 'center',
              justifyContent: 'flex-end',
            }}
          >
            <Typography sx={{ color: 'text.secondary' }}>
              {t(hint ? `projectLife.complete.before.${hint}` : `projectLife.complete.hint.${last}`)}
            </Typography>
            <Button variant={variant} size="large" disabled={step.obstacle !== null} onClick={start}>
              {step.obstacle ? COMPLETION_OBSTACLE_TEXTS[currentLanguage()][step.obstacle] : buttonText}
            </Button>
          </Box>
          <CompletionDialog
            open={open && comparisons !== null}
            project={project}
            phase={phase}
            dates={step.dates}
            title={title}
            closes={step.closes}
            sealed={sealed}
            decided={decidedThen}
            busy={change.isPending}
            error={change.error}
            changed={changed}
            onConfirm={confirm}
            onCancel={() => setOpen(false)}
            onLookAgain={() => {
              setAsked(onScreen);
              change.reset();
            }}
          />
        </>
      )}
    </>
  );
}
