import { formatPercent } from '@milieuspoor/charts';
import {
  EXPLORED_TENDERS,
  type Exploration,
  formatNumber,
  simulatedModelOf,
  VARIED_SETTINGS,
  type VariedSetting,
} from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ModelEditing } from '../../award-model/editing/use-model-editing.ts';
import type { ExplorationTask } from './exploration-task.ts';
import { SettingCharts } from './setting-charts.tsx';
import { useExploration } from './use-exploration.ts';

interface ExplorationPanelProps {
  readonly editing: ModelEditing;
  /** of the simulation on the screen, so that the same tenders can be simulated again */
  readonly seed: number;
}

const SETTINGS = Object.keys(VARIED_SETTINGS) as VariedSetting[];

/** Shows the result of the model over ten thousand tenders, and over as many with other settings. */
export function ExplorationPanel({ editing, seed }: ExplorationPanelProps) {
  const { t } = useTranslation();
  const { state, play, cancel } = useExploration();
  const model = simulatedModelOf(editing.stored);
  if (!model) return null;
  const task: ExplorationTask = { model, bidders: editing.project.expected_number_of_applicants, seed };
  return (
    <Box component="section" aria-label={t('tenders.exploration.title')} sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h3" component="h4">
          {t('tenders.exploration.title')}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary', maxWidth: '68ch' }}>
          {t('tenders.exploration.lead', { count: EXPLORED_TENDERS })}
        </Typography>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button variant="outlined" disabled={state.kind === 'playing'} onClick={() => play(task)}>
          {t('tenders.exploration.play', { count: EXPLORED_TENDERS })}
        </Button>
        {state.kind === 'playing' && (
          <>
            <Box sx={{ flex: '1 1 12rem', maxWidth: 320 }}>
              <LinearProgress
                variant="determinate"
                value={state.progress ? (100 * state.progress.done) / state.progress.of : 0}
                aria-label={t('tenders.exploration.progress')}
              />
            </Box>
            <Button onClick={cancel}>{t('tenders.exploration.cancel')}</Button>
          </>
        )}
      </Box>
      {state.kind === 'failed' && <Alert severity="error">{t('tenders.exploration.failed')}</Alert>}
      {state.kind === 'done' && !isSame(state.task, task) && (
        <Alert severity="warning" variant="outlined">
          {t('tenders.exploration.changed')}
        </Alert>
      )}
      {state.kind === 'done' && (
        <>
          <Facts tally={state.exploration.present} />
          {SETTINGS.map((setting) => (
            <SettingCharts key={setting} setting={setting} points={state.exploration.varied[setting]} />
          ))}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('tenders.exploration.note', { count: state.task.bidders, seed: state.task.seed })}
          </Typography>
        </>
      )}
    </Box>
  );
}

/** Shows the result of the current model, in three figures. */
function Facts({ tally }: { readonly tally: Exploration['present'] }) {
  const { t } = useTranslation();
  const perEuro = (eur: number | null) => (eur === null ? '-' : `€${formatNumber(eur)}`);
  const facts = [
    [t('tenders.exploration.lowestMki'), formatPercent(tally.lowestMkiWinsPercent)],
    [t('tenders.exploration.cheapest'), formatPercent(tally.cheapestWinsPercent)],
    [t('tenders.exploration.meanCost'), perEuro(tally.meanCostPerEuroSaved)],
    [t('tenders.exploration.medianCost'), perEuro(tally.medianCostPerEuroSaved)],
  ] as const;
  return (
    <Box component="dl" sx={FACTS}>
      {facts.map(([name, figure]) => (
        <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Box component="dt">{name}</Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600, whiteSpace: 'nowrap' }}>
            {figure}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function isSame(one: ExplorationTask, other: ExplorationTask): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const FACTS = { m: 0, display: 'grid', gap: 1, maxWidth: 620 } as const;
