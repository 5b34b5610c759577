import type { Project } from '@milieuspoor/contract';
import { type AwardModel, awardModelObstacles, isTabLocked, stepHeadersFree } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveDialog } from '../../../ui/messages/leave-dialog.tsx';
import { ReadOnlyLine } from '../../../ui/messages/read-only-line.tsx';
import { useStepAct } from '../../../ui/step-acts.ts';
import { CorrectionNotice } from '../correction/correction-notice.tsx';
import { awardModelOf } from '../model-columns.ts';
import { SimulationStep } from '../simulation/simulation-step.tsx';
import { useDrawOnEntry, useSimulation } from '../simulation/use-simulation.ts';
import { ModelCompletion } from './completion/model-completion.tsx';
import { CopyModel } from './copying/copy-model.tsx';
import { useModelEditing } from './editing/use-model-editing.ts';
import type { ActiveBaseline } from './fields/reference-source.tsx';
import { modelLock } from './model-lock.ts';
import { StaleModelDialog } from './stale/stale-model-dialog.tsx';
import { openWords } from './stepper/open-words.ts';
import { StepFooter } from './stepper/step-footer.tsx';
import { StepSection } from './stepper/step-section.tsx';
import { firstOpenStep, isStepDone, STEPS, type StepName, stepOf } from './stepper/steps.ts';
import { useOpenStep } from './stepper/use-open-step.ts';
import { BenefitStep } from './steps/benefit-step.tsx';
import { BoundariesStep, type DemandSlot } from './steps/boundaries-step.tsx';
import { DistributionStep } from './steps/distribution-step.tsx';
import { OverviewStep } from './steps/overview-step.tsx';

interface AwardModelTabProps {
  readonly project: Project;
  readonly mayEdit: boolean;
  /** the user who tells the provider that the model is complete */
  readonly userUuid: string;
  /** the calculation that the reference value follows */
  readonly baseline: ActiveBaseline | null;
  /** what can be demanded, which waits its turn among the changes of the model */
  readonly demand?: DemandSlot;
  /** goes to the next tab */
  readonly onCompleted: () => void;
}

/** Tab 4: shows the award model in five steps. */
export function AwardModelTab(props: AwardModelTabProps) {
  const { project, mayEdit, userUuid, baseline, demand, onCompleted } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const wordsId = useId();
  const area = useRef<HTMLOListElement>(null);
  const lock = modelLock(project, mayEdit);
  const editing = useModelEditing(project, lock);
  const isOpen = lock === null || lock === 'complete' || lock === 'bids-open';
  const simulation = useSimulation(editing, isOpen);
  const [step, goTo] = useOpenStep(area, () => stepToBeginWith(project));
  useDrawOnEntry(simulation, step === 'boundaries');
  const free = stepHeadersFree(project.emvi_status);
  const { state } = editing;
  // The user goes on when the typed values are stored, or stays if that failed.
  const [waiting, setWaiting] = useState<StepName | null>(null);
  const { isSettled } = editing;
  const hasFailed = state.failure !== null || state.stale !== null;
  useEffect(() => {
    if (waiting === null || !(isSettled || hasFailed)) return;
    setWaiting(null);
    if (!hasFailed) goTo(waiting);
  }, [waiting, isSettled, hasFailed, goTo]);
  const wanted = stepToComplete(editing.stored);
  useStepAct(
    project.emvi_status === 'Editing' ? 'lock-award-model' : 'complete-award-model',
    lock === null && step !== wanted ? () => goTo(wanted) : null,
  );
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={HEADING}>
        <div>
          <Typography variant="h2" id={titleId}>
            {t('tenders.title')}
          </Typography>
          <Typography sx={{ mt: 0.5, color: 'text.secondary', maxWidth: '68ch' }}>
            {t('tenders.lead')}
          </Typography>
        </div>
        {lock === null && <CopyModel project={project} />}
      </Box>
      {isOpen && <CorrectionNotice project={project} mayCorrect />}
      {/* Of a locked project, the notice at the top of the screen says so. */}
      {lock && lock !== 'bids-open' && lock !== 'project-locked' && (
        <ReadOnlyLine>{t(`tenders.readOnly.${lock}`)}</ReadOnlyLine>
      )}
      <Paper variant="outlined" component="ol" ref={area} aria-label={t('tenders.steps.label')} sx={LIST}>
        {STEPS.map((name) => (
          <StepSection
            key={name}
            step={name}
            open={name === step}
            lead={t(
              name === 'overview' && project.emvi_status === 'Locked'
                ? 'tenders.steps.overview.complete'
                : `tenders.steps.${name}.lead`,
            )}
            locked={isTabLocked('award-criterion', project.project_status, project.project_locked)}
            held={editing.held.some((field) => stepOf(field) === name)}
            onOpen={free ? () => goTo(name) : undefined}
          >
            {contentOf(name)}
            {footerOf(name)}
          </StepSection>
        ))}
      </Paper>
      {state.stale && <StaleModelDialog editing={editing} stale={state.stale} />}
      <LeaveDialog
        unsaved={editing.held.length > 0}
        unsent={!editing.isStored}
        texts={{
          title: t('tenders.leave.title'),
          question: t('tenders.leave.question'),
          confirm: t('tenders.leave.confirm'),
        }}
      />
    </Box>
  );

  /** Tells whether something of a step could not be stored. */
  function hasFailedIn(name: StepName): boolean {
    return state.failure?.fields.some((field) => stepOf(field) === name) ?? false;
  }

  function contentOf(name: StepName) {
    switch (name) {
      case 'benefit':
        return <BenefitStep editing={editing} />;
      case 'distribution':
        return <DistributionStep editing={editing} wordsId={wordsId} />;
      case 'boundaries':
        return <BoundariesStep editing={editing} baseline={baseline} demand={demand} />;
      case 'simulation':
        return <SimulationStep editing={editing} simulation={simulation} />;
      case 'overview':
        return (
          <>
            <OverviewStep editing={editing} />
            <ModelCompletion
              editing={editing}
              userUuid={userUuid}
              baseline={baseline}
              // Completing a fixed model changes none of its values; opening it again would.
              isOpen={isOpen && !(lock === 'bids-open' && project.emvi_status === 'Locked')}
              onStep={goTo}
              onCompleted={onCompleted}
              onReopened={() => goTo('benefit')}
            />
          </>
        );
    }
  }

  function footerOf(name: StepName) {
    const [previous, next] = [STEPS[STEPS.indexOf(name) - 1], STEPS[STEPS.indexOf(name) + 1]];
    return (
      <StepFooter
        onPrevious={previous && (() => goTo(previous))}
        onNext={next && (() => setWaiting(next))}
        isWaiting={waiting !== null}
        isDone={editing.readOnly || (isStepDone(name, editing.model) && !hasFailedIn(name))}
        open={openWords(name, editing.model, t)}
        openId={name === 'distribution' ? wordsId : undefined}
      />
    );
  }
}

/** A complete model opens at its overview, one that was opened again at the start, a new one where the user left it. */
function stepToBeginWith(project: Project): StepName {
  if (project.emvi_status === 'Locked') return 'overview';
  const model = awardModelOf(project);
  if (project.emvi_status === 'Editing' && awardModelObstacles(model).length === 0) return 'benefit';
  return firstOpenStep(model);
}

/** Returns the step where the model lacks something, or is completed if it lacks nothing. */
function stepToComplete(model: AwardModel): StepName {
  const [first] = awardModelObstacles(model);
  return first ? stepOf(first.field) : 'overview';
}

const HEADING = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 1.5,
} as const;

const LIST = { m: 0, p: 0, listStyle: 'none', minWidth: 0 } as const;
