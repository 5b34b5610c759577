import type { Calculation, Project, Shown } from '@milieuspoor/contract';
import { calculationLock, IMPACT_SETS, setMixture } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeProject } from '../../../lib/project-changes/change-project.ts';
import { shownCalculation } from '../../../lib/project-changes/shown.ts';
import { newerProjectOf } from '../../../lib/project-changes/stale-project.ts';
import { useAsked } from '../../../lib/project-changes/use-asked.ts';
import { changedSince } from '../../../ui/messages/changed-since.ts';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { stepPlace } from '../../../ui/step-place.ts';
import { StaleNotice } from './stale-notice.tsx';
import { useChangeProject } from './use-change-project.ts';

const SAVED_SHOWN_MS = 1800;

interface ScopeQuestionProps {
  readonly project: Project;
  readonly calculations: readonly Pick<
    Calculation,
    'uuid' | 'calculation_type' | 'active' | 'mki_set' | 'name' | 'mki_value'
  >[];
  readonly mayEdit: boolean;
}

/**
 * Asks whether the scope changed during construction, which decides on the baseline of the as-built comparison. An
 * answer is saved at once, except the one that deletes an as-built baseline.
 */
export function ScopeQuestion({ project, calculations, mayEdit }: ScopeQuestionProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const baselines = calculations.filter(({ calculation_type }) => calculation_type === 'as-built-baseline');
  const { asked, lookAgain } = useAsked(baselines);
  const answer = useAnswerScope(project, asking ? asked : baselines);
  // The calculations that remain without the as-built baselines.
  const mixture = setMixture(
    calculations
      .filter(({ active, calculation_type }) => active && calculation_type !== 'as-built-baseline')
      .map(({ calculation_type, mki_set }) => ({ type: calculation_type, headlineSet: mki_set })),
  );
  const [refused, setRefused] = useState(false);

  const lock = calculationLock('as-built-baseline', {
    status: project.project_status,
    locked: project.project_locked,
  });
  const fixed = lock !== null || !mayEdit;
  const stored = project.asbuilt_scope_changed;
  const chosen = asking ? false : answer.isPending ? answer.variables : stored;

  const save = (changed: boolean) =>
    answer.mutate(changed, {
      onSuccess: () => {
        setAsking(false);
        notify(t('projectLife.scope.saved'), 'success', SAVED_SHOWN_MS);
      },
      onError: (error) => {
        if (newerProjectOf(error)) setAsking(false);
      },
    });
  const choose = (changed: boolean) => {
    if (answer.isPending || changed === stored) return;
    answer.reset();
    const takesAway = !changed && baselines.length > 0;
    // The server would refuse the answer only after the baselines are deleted.
    setRefused(takesAway && mixture !== null);
    if (!takesAway) save(changed);
    else if (mixture === null) {
      lookAgain();
      setAsking(true);
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {answer.stale && <StaleNotice stale={answer.stale} onClose={answer.forgetStale} />}
      <Paper variant="outlined" {...stepPlace('scope')} sx={{ p: { xs: 2, sm: 3 } }}>
        {fixed ? (
          <FixedAnswer answer={stored} />
        ) : (
          <FormControl component="fieldset">
            <FormLabel component="legend" sx={QUESTION}>
              {t('projectLife.scope.question')}
            </FormLabel>
            <RadioGroup
              row
              value={chosen === null || chosen === undefined ? '' : chosen ? 'yes' : 'no'}
              onChange={(_event, value) => choose(value === 'yes')}
              aria-busy={answer.isPending}
            >
              <FormControlLabel value="yes" control={<Radio />} label={t('projectLife.scope.yes')} />
              <FormControlLabel value="no" control={<Radio />} label={t('projectLife.scope.no')} />
            </RadioGroup>
          </FormControl>
        )}
        {refused && mixture && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {t('projectLife.scope.setsMixed', {
              sets: mixture.map(({ set }) => IMPACT_SETS[set].name).join(', '),
            })}
          </Alert>
        )}
        {answer.error && !asking && (
          <Box sx={{ mt: 2 }}>
            <ErrorPanel
              title={t('projectLife.scope.failed')}
              error={answer.error}
              {...(answer.variables === undefined ? {} : { onRetry: () => save(answer.variables === true) })}
            />
          </Box>
        )}
      </Paper>
      <ConfirmDialog
        open={asking}
        title={t('projectLife.scope.change.title')}
        question={t('projectLife.scope.change.warning')}
        confirmLabel={t('projectLife.scope.change.confirm')}
        busy={answer.isPending}
        error={answer.error}
        changed={asking ? changedSince(answer, shownOfScope(asked), shownOfScope(baselines), t) : null}
        onLookAgain={() => {
          answer.reset();
          // Without an as-built baseline there is nothing to ask: 'no' is saved at once.
          if (baselines.length > 0) lookAgain();
          else setAsking(false);
        }}
        onConfirm={() => save(false)}
        onCancel={() => {
          answer.reset();
          setAsking(false);
        }}
      />
    </Box>
  );
}

/** Shows the question and its final answer as text. */
function FixedAnswer({ answer }: { readonly answer: boolean | null }) {
  const { t } = useTranslation();
  return (
    <>
      <Typography sx={QUESTION}>{t('projectLife.scope.question')}</Typography>
      <Typography>
        {answer === null ? '-' : t(answer ? 'projectLife.scope.yes' : 'projectLife.scope.no')}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {t('projectLife.scope.fixed')}
      </Typography>
    </>
  );
}

const QUESTION = {
  mb: 1,
  color: 'text.primary',
  fontWeight: 600,
  '&.Mui-focused': { color: 'text.primary' },
} as const;

type AsBuiltBaseline = Pick<Calculation, 'uuid' | 'name' | 'mki_value'>;

/** Saves the answer to the scope question; 'no' also deletes the as-built baselines (part 2, §4). */
function useAnswerScope(project: Project, asBuiltBaselines: readonly AsBuiltBaseline[]) {
  return useChangeProject(project, (changed: boolean) =>
    changeProject(project, {
      asbuilt_scope_changed: changed,
      ...(!changed && asBuiltBaselines.length > 0 ? { delete_asbuilt_baselines: true } : {}),
      shown: shownOfScope(asBuiltBaselines),
    }),
  );
}

/** Returns what the screen showed to the user who answers. */
function shownOfScope(asBuiltBaselines: readonly AsBuiltBaseline[]): Shown {
  return { as_built_baselines: asBuiltBaselines.flatMap((each) => shownCalculation(each) ?? []) };
}
