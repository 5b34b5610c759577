import { effectOfTakingUp } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { followingOf } from '../../../../lib/project-changes/following-of.ts';
import { useAsked } from '../../../../lib/project-changes/use-asked.ts';
import { BaselineEffectLines } from '../../../../ui/messages/baseline-effect-lines.tsx';
import { changedSince } from '../../../../ui/messages/changed-since.ts';
import { ConfirmDialog } from '../../../../ui/messages/confirm-dialog.tsx';
import type { ModelEditing } from '../editing/use-model-editing.ts';
import type { ActiveBaseline } from '../fields/reference-source.tsx';
import type { StepName } from '../stepper/steps.ts';
import { CompleteModel } from './complete-model.tsx';
import { useNotifyProvider } from './use-notify-provider.ts';
import { shownOfToggle, useToggleModel } from './use-toggle-model.ts';

interface ModelCompletionProps {
  readonly editing: ModelEditing;
  readonly userUuid: string;
  /** the active one, if it is known */
  readonly baseline: ActiveBaseline | null;
  /** true if this user may change the project, and its phase allows it */
  readonly isOpen: boolean;
  readonly onStep: (step: StepName) => void;
  readonly onCompleted: () => void;
  readonly onReopened: () => void;
}

/**
 * The end of the steps: completes the model, or opens it again. It stays mounted when the two buttons replace each other.
 */
export function ModelCompletion(props: ModelCompletionProps) {
  const { editing, userUuid, baseline, isOpen, onStep, onCompleted, onReopened } = props;
  const { t } = useTranslation();
  const { project } = editing;
  const [asking, setAsking] = useState(false);
  const onScreen = { project, baseline };
  // The question about opening it again shows the values of when it was asked; completing uses the overview on the screen.
  const { asked, lookAgain } = useAsked(onScreen);
  const subject = asking ? asked : onScreen;
  const toggle = useToggleModel(subject.project, subject.baseline);
  const notifyProvider = useNotifyProvider(userUuid, project);
  const isComplete = project.emvi_status === 'Locked';
  // Once the model is open again, there is nothing left to ask.
  const effect =
    subject.project.emvi_status === 'Locked' && subject.baseline
      ? effectOfTakingUp(followingOf(subject.project), subject.baseline.mkiEur)
      : null;
  const changed = asking
    ? changedSince(toggle, shownOfToggle(asked.project, asked.baseline), shownOfToggle(project, baseline), t)
    : null;
  const ask = () => {
    toggle.reset();
    lookAgain();
    setAsking(true);
  };
  const reopen = (keepsReference: boolean) =>
    toggle.mutate({ keepsReference }, { onSuccess: () => setAsking(false) });
  const complete = () =>
    toggle.mutate(
      {},
      {
        onSuccess: () => {
          void notifyProvider(t('tenders.complete.done'));
          onCompleted();
        },
      },
    );
  if (!isOpen) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {isComplete || asking ? (
        <Button variant="outlined" size="large" onClick={ask}>
          {t('tenders.change.action')}
        </Button>
      ) : (
        <CompleteModel
          editing={editing}
          busy={toggle.isPending}
          error={toggle.error}
          onStep={onStep}
          onComplete={complete}
          onLookAgain={toggle.reset}
        />
      )}
      <ConfirmDialog
        open={asking}
        title={t('tenders.change.title')}
        question={t('tenders.change.question')}
        confirmLabel={t(effect?.kind === 'follows' ? 'tenders.follow.take' : 'tenders.change.confirm')}
        busy={toggle.isPending}
        error={asking ? toggle.error : null}
        changed={changed}
        onLookAgain={() => {
          toggle.reset();
          // A colleague has opened it again meanwhile: there is nothing left to ask.
          if (isComplete) lookAgain();
          else setAsking(false);
        }}
        mayConfirm={effect?.kind !== 'target-above'}
        alternative={
          effect === null || effect.kind === 'none'
            ? undefined
            : { label: t('tenders.follow.keep'), onConfirm: () => reopen(true) }
        }
        onConfirm={() => reopen(false)}
        onCancel={() => {
          toggle.reset();
          setAsking(false);
        }}
        onClosed={() => {
          if (project.emvi_status === 'Editing') onReopened();
        }}
      >
        {effect && effect.kind !== 'none' && subject.baseline && (
          <BaselineEffectLines effect={effect} name={subject.baseline.name} />
        )}
      </ConfirmDialog>
    </Box>
  );
}
