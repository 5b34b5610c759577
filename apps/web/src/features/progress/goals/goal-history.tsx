import type { GoalChange } from '@milieuspoor/contract';
import { formatIsoDay, type ProgressIndicator } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { goalChangesQuery } from './goal-queries.ts';

interface GoalHistoryProps {
  readonly organisationSlug: string;
  readonly indicator: ProgressIndicator;
}

/** Who changed a goal, when, from what to what. */
export function GoalHistory({ organisationSlug, indicator }: GoalHistoryProps) {
  const { t } = useTranslation();
  const changes = useQuery(goalChangesQuery(organisationSlug, indicator));
  return (
    <Box component="section" aria-label={t('goals.history.heading')}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('goals.history.heading')}
      </Typography>
      {changes.isPending && <DelayedIndicator minHeight={48} />}
      <FailedQuery query={changes} />
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {changes.data?.map((change) => (
          <Box key={change.created} component="li" sx={{ typography: 'body2' }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {t(`goals.history.${change.action}`, { person: change.user_name })}{' '}
              <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                <Moment>{change.created}</Moment>
              </Box>
            </Typography>
            {changeLines(change, t).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const FIELDS = [
  'goalStart',
  'goalSteps',
  'goalDecisionNumber',
  'goalDecisionDate',
  'goalDecisionText',
  'goalDecisionUrl',
] as const;

/** Returns a line for each field that changed, as the history of all says it. */
function changeLines({ changes }: GoalChange, t: TFunction): string[] {
  return FIELDS.flatMap((name) => {
    const change = changes[name];
    if (!change) return [];
    const text = (value: typeof change.from) =>
      value === null || value === ''
        ? ''
        : name === 'goalDecisionDate'
          ? formatIsoDay(String(value))
          : String(value);
    const [from, to] = [text(change.from), text(change.to)];
    const texts = { field: t(`history.fields.${name}`), from, to };
    if (from === to) return [];
    if (from === '') return [t('history.change.set', texts)];
    return [t(to === '' ? 'history.change.cleared' : 'history.change.fromTo', texts)];
  });
}
