import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/messages/confirm-dialog.tsx';
import type { ModelEditing } from '../editing/use-model-editing.ts';
import type { StepName } from '../stepper/steps.ts';
import { CompleteModel } from './complete-model.tsx';
import { useNotifyProvider } from './use-notify-provider.ts';
import { useToggleModel } from './use-toggle-model.ts';

interface ModelCompletionProps {
  readonly editing: ModelEditing;
  readonly userUuid: string;
  /** the project may be changed, by this user and at this moment of its life */
  readonly isOpen: boolean;
  readonly onStep: (step: StepName) => void;
  readonly onCompleted: () => void;
  readonly onReopened: () => void;
}

/** The end of the steps: a model is completed here, and taken up again. It outlives both buttons, which replace each other. */
export function ModelCompletion(props: ModelCompletionProps) {
  const { editing, userUuid, isOpen, onStep, onCompleted, onReopened } = props;
  const { t } = useTranslation();
  const { project } = editing;
  const [asking, setAsking] = useState(false);
  const toggle = useToggleModel(project);
  const notifyProvider = useNotifyProvider(userUuid, project);
  const isComplete = project.emvi_status === 'Locked';
  const reopen = () => toggle.mutate(undefined, { onSuccess: () => setAsking(false) });
  const complete = () =>
    toggle.mutate(undefined, {
      onSuccess: () => {
        void notifyProvider(t('tenders.complete.done'));
        onCompleted();
      },
    });
  if (!isOpen) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {isComplete || asking ? (
        <Button variant="outlined" size="large" onClick={() => setAsking(true)}>
          {t('tenders.change.action')}
        </Button>
      ) : (
        <CompleteModel
          editing={editing}
          busy={toggle.isPending}
          error={toggle.error}
          onStep={onStep}
          onComplete={complete}
        />
      )}
      <ConfirmDialog
        open={asking}
        title={t('tenders.change.title')}
        question={t('tenders.change.question')}
        confirmLabel={t('tenders.change.confirm')}
        busy={toggle.isPending}
        error={asking ? toggle.error : null}
        onConfirm={reopen}
        onCancel={() => {
          toggle.reset();
          setAsking(false);
        }}
        onClosed={() => {
          if (project.emvi_status === 'Editing') onReopened();
        }}
      />
    </Box>
  );
}
