import type { GoalFigures } from '@milieuspoor/contract';
import { GOAL_DECISION_MAX, GOAL_STEPS_MAX, goalPathText } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../../lib/faults/refusal-of.ts';
import { Add as AddIcon } from '../../../ui/icons/add.ts';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { FormDialog } from '../../../ui/messages/form-dialog.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { DecisionFields } from './decision-fields.tsx';
import {
  draftOf,
  draftProblems,
  emptyStep,
  type GoalDraft,
  goalInput,
  type StepDraft,
} from './goal-drafts.ts';
import { GoalHistory } from './goal-history.tsx';
import { GoalStepRow } from './goal-step-row.tsx';
import { useSaveGoal } from './use-save-goal.ts';

interface GoalDialogProps {
  readonly organisationSlug: string;
  /** as the screen has it now: it changes when somebody else stores another one */
  readonly goal: GoalFigures;
  readonly onClose: () => void;
}

/** Sets a goal: where its path begins, its steps, and the decision behind it. It is mounted while it is open. */
export function GoalDialog({ organisationSlug, goal, onClose }: GoalDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [seen, setSeen] = useState(goal);
  const [begun, setBegun] = useState(() => draftOf(goal));
  const [draft, setDraft] = useState(begun);
  const [added, setAdded] = useState(0);
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState(false);
  const name = t(`goals.indicators.${goal.indicator}`);
  const { saving, removing } = useSaveGoal({
    ...{ organisationSlug, indicator: goal.indicator },
    onDone: (what) => {
      notify(t(`goals.dialog.${what}`, { name }));
      onClose();
    },
  });
  const busy = saving.isPending || removing.isPending;
  const isOvertaken = goal.revision !== seen.revision;
  const problems = draftProblems(draft);
  const problemAt = (field: string) => (tried ? problems.get(field) : undefined);
  const look = (next: GoalDraft | null) => {
    setSeen(goal);
    if (next) {
      setBegun(next);
      setDraft(next);
    }
    saving.reset();
    removing.reset();
    setAsked(false);
  };
  const submit = () => {
    setTried(true);
    const input = problems.size === 0 ? goalInput(draft, seen.revision) : null;
    if (input && !busy && !isOvertaken) saving.mutate(input);
  };
  const changeStep = (step: StepDraft) =>
    setDraft({ ...draft, steps: draft.steps.map((each) => (each.key === step.key ? step : each)) });
  return (
    <FormDialog
      title={t('goals.dialog.title', { name })}
      submitLabel={t('app.save')}
      busy={busy}
      changed={draft !== begun}
      error={isOvertaken ? null : refusalOf(saving.error).elsewhere}
      onSubmit={submit}
      onClose={onClose}
    >
      {isOvertaken && (
        <Alert severity="warning" variant="outlined" role="alert">
          {t('goals.dialog.overtaken', {
            path: goal.steps.length > 0 ? goalPathText(goal.steps) : t('goals.status.none'),
          })}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Button size="small" onClick={() => look(draftOf(goal))}>
              {t('goals.dialog.takeTheirs')}
            </Button>
            <Button size="small" onClick={() => look(null)}>
              {t('goals.dialog.keepMine')}
            </Button>
          </Box>
        </Alert>
      )}
      <Typography sx={{ color: 'text.secondary' }}>{t('goals.dialog.lead')}</Typography>
      <Typography variant="h3">{t('goals.dialog.path')}</Typography>
      <GoalStepRow
        name={t('goals.dialog.start')}
        draft={draft.start}
        problemAt={(part) => problemAt(`${part}-${draft.start.key}`)}
        disabled={busy}
        onChange={(start) => setDraft({ ...draft, start })}
      />
      {draft.steps.map((step, place) => (
        <GoalStepRow
          key={step.key}
          name={t('goals.dialog.step', { number: place + 1 })}
          draft={step}
          problemAt={(part) => problemAt(`${part}-${step.key}`)}
          disabled={busy}
          onChange={changeStep}
          onRemove={
            draft.steps.length > 1
              ? () => setDraft({ ...draft, steps: draft.steps.filter(({ key }) => key !== step.key) })
              : undefined
          }
        />
      ))}
      {draft.steps.length < GOAL_STEPS_MAX && (
        <Button
          startIcon={<AddIcon />}
          disabled={busy}
          onClick={() => {
            setDraft({ ...draft, steps: [...draft.steps, emptyStep(`added-${added}`)] });
            setAdded(added + 1);
          }}
          sx={{ justifySelf: 'start' }}
        >
          {t('goals.dialog.addStep')}
        </Button>
      )}
      <DecisionFields
        draft={draft}
        most={GOAL_DECISION_MAX}
        problemAt={problemAt}
        refusedAt={refusalOf(saving.error).at}
        disabled={busy}
        onChange={(changed) => setDraft({ ...draft, ...changed })}
      />
      {seen.revision > 0 && <GoalHistory organisationSlug={organisationSlug} indicator={goal.indicator} />}
      {seen.steps.length > 0 && (
        <Button
          color="error"
          disabled={busy || isOvertaken}
          onClick={() => setAsked(true)}
          sx={{ justifySelf: 'start' }}
        >
          {t('goals.dialog.remove')}
        </Button>
      )}
      <ConfirmDialog
        open={asked && !isOvertaken}
        title={t('goals.dialog.removeTitle', { name })}
        question={t('goals.dialog.removeQuestion')}
        confirmLabel={t('goals.dialog.remove')}
        busy={removing.isPending}
        error={removing.error}
        onConfirm={() => removing.mutate(seen.revision)}
        onCancel={() => setAsked(false)}
      />
    </FormDialog>
  );
}
