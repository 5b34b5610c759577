import { fieldProblemText } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../text/language.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import type { ModelEditing } from '../award-model/editing/use-model-editing.ts';
import { ApplicantsField } from './applicants-field.tsx';
import { Assumptions } from './assumptions.tsx';
import { ExplorationPanel } from './exploration/exploration-panel.tsx';
import { SeedField } from './seed-field.tsx';
import { SimulatedBids } from './simulated-bids.tsx';
import type { SimulationState } from './use-simulation.ts';

interface SimulationStepProps {
  readonly editing: ModelEditing;
  readonly simulation: SimulationState;
}

/** Step 4: shows a tender that the model might lead to, and draws another one when the user asks for it. */
export function SimulationStep({ editing, simulation }: SimulationStepProps) {
  const { t } = useTranslation();
  const { list, draw, obstacles, mayDraw } = simulation;
  const seed = list.data?.seed ?? null;
  return (
    <>
      <Box sx={CONTROLS}>
        <ApplicantsField editing={editing} />
        <SeedField key={seed} seed={seed} disabled={!mayDraw} busy={draw.isPending} onDraw={draw.mutate} />
      </Box>
      {obstacles.length > 0 && (
        <div>
          <Typography sx={{ fontWeight: 600 }}>{t('tenders.simulation.missing')}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {obstacles.map(({ field, ...problem }) => (
              <li key={field}>
                {t(`tenders.fields.${field}`)}: {fieldProblemText(problem, currentLanguage())}
              </li>
            ))}
          </Box>
        </div>
      )}
      {draw.error && (
        <ErrorPanel
          title={t('tenders.simulation.failed')}
          error={draw.error}
          onRetry={() => draw.mutate(draw.variables ?? null)}
        />
      )}
      <Box sx={{ height: 4 }}>
        {draw.isPending && <LinearProgress aria-label={t('tenders.simulation.busy')} />}
      </Box>
      {list.data?.model_changed && !draw.isPending && (
        <Alert severity="warning" variant="outlined">
          {t('tenders.simulation.changed')}
        </Alert>
      )}
      {content()}
      {seed !== null && <ExplorationPanel editing={editing} seed={seed} />}
      <Assumptions />
    </>
  );

  function content() {
    if (!list.data)
      return list.error ? (
        <FailedQuery query={list} title={t('tenders.simulation.notRead')} />
      ) : (
        <DelayedIndicator />
      );
    if (list.data.results.length === 0) return <Typography>{t('tenders.simulation.none')}</Typography>;
    return <SimulatedBids simulation={list.data} />;
  }
}

const CONTROLS = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  maxWidth: 1000,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
} as const;
