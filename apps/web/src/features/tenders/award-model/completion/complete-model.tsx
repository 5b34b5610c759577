import { type AwardModelProblem, awardModelObstacles, fieldProblemText } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { overtakenOf } from '../../../../lib/project-changes/overtaken.ts';
import { currentLanguage } from '../../../../text/language.ts';
import { useMainAct } from '../../../../ui/main-act.ts';
import { ActError } from '../../../../ui/messages/act-error.tsx';
import type { ModelEditing } from '../editing/use-model-editing.ts';
import { STEPS, type StepName, stepOf } from '../stepper/steps.ts';

interface CompleteModelProps {
  readonly editing: ModelEditing;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onStep: (step: StepName) => void;
  readonly onComplete: () => void;
  /** the values that were shown have changed: shows the overview again */
  readonly onLookAgain: () => void;
}

/** Completes the model, or says what is still missing and where to fill it in. */
export function CompleteModel({ editing, busy, error, onStep, onComplete, onLookAgain }: CompleteModelProps) {
  const { t } = useTranslation();
  const reasonsId = useId();
  const variant = useMainAct('tab');
  const obstacles = awardModelObstacles(editing.stored);
  const ready = obstacles.length === 0 && editing.isStored;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box id={reasonsId} sx={{ display: 'grid', gap: 0.5 }}>
        {obstacles.length > 0 && <Missing obstacles={obstacles} onStep={onStep} />}
        {obstacles.length === 0 && !editing.isStored && (
          <Typography>{t('tenders.overview.unsaved')}</Typography>
        )}
      </Box>
      {error !== null && (
        <ActError title={t('tenders.complete.failed')} error={error} onLookAgain={onLookAgain} />
      )}
      <Button
        variant={variant}
        size="large"
        // The user must see the current values before completing the model.
        disabled={!ready || overtakenOf(error) !== null}
        loading={busy}
        aria-describedby={ready ? undefined : reasonsId}
        onClick={onComplete}
      >
        {t('tenders.complete.action')}
      </Button>
    </Box>
  );
}

interface MissingProps {
  readonly obstacles: readonly AwardModelProblem[];
  readonly onStep: (step: StepName) => void;
}

function Missing({ obstacles, onStep }: MissingProps) {
  const { t } = useTranslation();
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{t('tenders.overview.missing')}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {obstacles.map((obstacle) => {
          const step = stepOf(obstacle.field);
          const number = STEPS.indexOf(step) + 1;
          const name = t(`tenders.fields.${obstacle.field}`);
          return (
            <li key={obstacle.field}>
              <span>{`${name}: ${fieldProblemText(obstacle, currentLanguage())}`}</span>{' '}
              <Button
                size="small"
                aria-label={`${t('tenders.overview.toStep', { number })}: ${name}`}
                onClick={() => onStep(step)}
              >
                {t('tenders.overview.toStep', { number })}
              </Button>
            </li>
          );
        })}
      </Box>
    </>
  );
}
