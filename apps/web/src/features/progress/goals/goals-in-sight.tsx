import type { GoalFigures } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../ui/links/text-link.tsx';
import { goalsQuery } from './goal-queries.ts';
import { figureText, leftText, targetText } from './goal-words.ts';

interface GoalsInSightProps {
  readonly organisationSlug: string;
  readonly set: SetCode;
}

/** Says below the result of an organisation whether its goal is in sight, and leads to the tab Voortgang. */
export default function GoalsInSight({ organisationSlug, set }: GoalsInSightProps) {
  const { t } = useTranslation();
  const { data } = useQuery(goalsQuery(organisationSlug, set));
  const said = data ? sightText(data.goals, t) : null;
  return (
    <Box sx={{ typography: 'body2' }}>
      {said}{' '}
      <TextLink
        to="."
        search={(current: object) => ({ ...current, tab: 'progress' as const })}
        resetScroll={false}
        sx={{ whiteSpace: 'nowrap', displayPrint: 'none' }}
      >
        {t('goals.sight.link')}
      </TextLink>
    </Box>
  );
}

/** Returns how the organisation stands to its goal for CO2, or to its first one, and to how many of the others. */
function sightText(goals: readonly GoalFigures[], t: TFunction): string {
  const set = goals.filter(({ standing }) => standing !== null);
  const first = set.find(({ indicator }) => indicator === 'co2') ?? set[0];
  if (!first?.standing) return t('goals.sight.none');
  const others = set.filter((goal) => goal !== first);
  const on = others.filter(({ standing }) => standing?.status === 'on-course').length;
  const name = t(`goals.indicators.${first.indicator}`);
  const status = t(`goals.status.${first.standing.status}`);
  const value =
    first.recent &&
    `${figureText(first.indicator, first.recent.value, t)} ${targetText(first.standing.target, t)}`;
  return [
    value ? t('goals.sight.figure', { name, value, status }) : t('goals.sight.without', { name, status }),
    ...(value ? [leftText(first, t) ?? ''] : []),
    ...(others.length > 0 ? [t('goals.sight.others', { on, of: others.length })] : []),
  ].join(' ');
}
