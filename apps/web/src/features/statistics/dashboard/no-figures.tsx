import type { SetCode } from '@milieuspoor/domain';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useTranslation } from 'react-i18next';
import { InsightsOutlined as InsightsIcon } from '../../../ui/icons/insights-outlined.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import type { StatisticsChoices } from '../use-statistics-view.ts';
import type { NoFigureReason } from './no-figure-reason.ts';

interface NoFiguresProps {
  /** a viewer completes no project */
  readonly audience: 'viewer' | 'member' | 'expert';
  readonly reason: NoFigureReason;
  readonly set: SetCode;
  readonly choices: StatisticsChoices;
}

/** Replaces charts that would all be empty: says why, and what to do about it. */
export function NoFigures({ audience, reason, set, choices }: NoFiguresProps) {
  const { t } = useTranslation();
  const other = t(`statistics.set.${set === 'a1' ? 'a2' : 'a1'}`);
  const hint = reason === 'no-projects' && audience === 'viewer' ? 'no-projects-yet' : reason;
  const act = actAgainst(reason, set, choices);
  return (
    <Paper variant="outlined">
      <EmptyState
        icon={<InsightsIcon />}
        title={t('charts.noData')}
        hint={t(`statistics.nothing.${hint}.hint`, {
          set: t(`statistics.set.${set}`),
        })}
      >
        {act && (
          <Button variant="outlined" onClick={act.perform}>
            {t(`statistics.nothing.${act.reason}.act`, { other })}
          </Button>
        )}
      </EmptyState>
    </Paper>
  );
}

/** Returns what the user can do about it here; for projects that are not completed yet, nothing. */
function actAgainst(reason: NoFigureReason, set: SetCode, choices: StatisticsChoices) {
  switch (reason) {
    case 'no-projects':
      return null;
    case 'no-years':
      return { reason, perform: () => choices.chooseYears(null) };
    case 'filtered':
      return { reason, perform: choices.clearFilter };
    case 'not-in-set':
      return { reason, perform: () => choices.chooseSet(set === 'a1' ? 'a2' : 'a1') };
  }
}
