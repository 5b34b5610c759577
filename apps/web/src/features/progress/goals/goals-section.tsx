import type { GoalFigures } from '@milieuspoor/contract';
import type { ProgressIndicator } from '@milieuspoor/domain';
import {
  FORECAST_EQUALS_MIN,
  FORECAST_PROJECTS_MIN,
  FORECAST_REACH,
  FORECAST_WIDTH_MAX,
  FORECAST_YEARS_LEAST,
  FORECAST_YEARS_MIN,
} from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { PhoneFold } from '../../../ui/page/phone-fold.tsx';
import { explainedOf } from '../over-time/explained-of.ts';
import type { ProgressProps } from '../progress-props.ts';
import { GoalCard } from './goal-card.tsx';
import { GoalDialog } from './goal-dialog.tsx';
import { GoalLine } from './goal-line.tsx';
import { goalsQuery } from './goal-queries.ts';

/** The goals that an organisation set itself, and how it stands to them; who runs it can set them here. */
export function GoalsSection({ organisation, asked, maySetGoals, explainedInAll }: ProgressProps) {
  const { t } = useTranslation();
  const id = useId();
  const goals = useQuery(goalsQuery(organisation.slug, asked.set));
  const [opened, setOpened] = useState<ProgressIndicator | null>(null);
  const open = goals.data?.goals.find(({ indicator }) => indicator === opened);
  const firstGoal = goals.data?.goals.find(({ steps }) => steps.length > 0);
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {t('goals.heading')}
      </Typography>
      <Typography sx={LEAD}>
        {t('goals.lead', { organisation: organisation.name, set: t(`statistics.set.${asked.set}`) })}
      </Typography>
      {goals.isPending && <DelayedIndicator minHeight={480} />}
      <FailedQuery query={goals} title={t('goals.failed')} />
      {goals.data && (
        <PhoneFold title={t('progress.fold.goals')} first={firstGoal && <FirstGoal goal={firstGoal} />}>
          <Box component="ul" sx={LIST}>
            {goals.data.goals.map((goal) => (
              <GoalCard
                key={goal.indicator}
                goal={goal}
                explained={explainedOf(goal.indicator, explainedInAll, t)}
                onSet={maySetGoals ? () => setOpened(goal.indicator) : undefined}
              />
            ))}
          </Box>
        </PhoneFold>
      )}
      <Box component="ul" aria-label={t('goals.rules.heading')} sx={RULES}>
        <li>{t('goals.rules.course')}</li>
        <li>{t('goals.rules.path')}</li>
        <li>
          {t('goals.rules.forecast', {
            ...{ years: FORECAST_YEARS_MIN, projects: FORECAST_PROJECTS_MIN, least: FORECAST_YEARS_LEAST },
            ...{ equals: FORECAST_EQUALS_MIN, reach: FORECAST_REACH, width: FORECAST_WIDTH_MAX },
          })}
        </li>
        <li>{t('goals.rules.running')}</li>
      </Box>
      {open && (
        <GoalDialog
          key={open.indicator}
          organisationSlug={organisation.slug}
          goal={open}
          onClose={() => setOpened(null)}
        />
      )}
    </Box>
  );
}

const LEAD = { color: 'text.secondary', maxWidth: '68ch', mt: 0.5, mb: 1.5 } as const;
const LIST = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
const RULES = {
  typography: 'body2',
  color: 'text.secondary',
  maxWidth: '90ch',
  mt: 1.5,
  mb: 0,
  pl: 2.5,
} as const;

/** One of the goals in a few words. */
function FirstGoal({ goal }: { readonly goal: GoalFigures }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      <Typography variant="body2">{t(`progress.indicators.${goal.indicator}`)}</Typography>
      <GoalLine goal={goal} />
    </Box>
  );
}
