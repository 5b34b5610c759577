import type { Health, HealthLine } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Check as CheckIcon } from '../../../ui/icons/check.ts';
import { InfoOutlined as InfoIcon } from '../../../ui/icons/info-outlined.ts';
import { Remove as RemoveIcon } from '../../../ui/icons/remove.ts';
import { WarningAmberOutlined as WarningIcon } from '../../../ui/icons/warning-amber-outlined.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { healthQuery } from '../admin-queries.ts';
import { FaultTable } from './fault-table.tsx';
import { healthFacts, momentOf } from './health-facts.ts';
import { TrialAlarm } from './trial-alarm.tsx';

/** The health of the installation, the worst first, with what to do about it. */
export function HealthAdmin() {
  const { t } = useTranslation();
  const query = useQuery(healthQuery);
  if (query.isPending) return <DelayedIndicator />;
  const failed = <FailedQuery query={query} title={t('admin.health.failed')} />;
  if (query.isLoadingError) return failed;
  const health = query.data;
  return (
    <>
      {failed}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <Box sx={{ flex: '1 1 260px' }}>
          <Typography role="status" sx={{ fontWeight: 600 }}>
            <Summary lines={health.lines} />
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t('admin.health.checked', { time: momentOf(health.checked).slice(-5), server: health.server })}
          </Typography>
        </Box>
        <Button variant="outlined" loading={query.isFetching} onClick={() => void query.refetch()}>
          {t('admin.health.again')}
        </Button>
      </Box>
      <Paper
        variant="outlined"
        component="ul"
        aria-label={t('admin.health.list')}
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {health.lines.map((line) => (
          <Line key={line.subject} line={line} health={health} />
        ))}
      </Paper>
      <Typography sx={{ mt: 2 }}>{t(`admin.health.alarms.${alarmsOf(health.alarms)}`)}</Typography>
      {(health.alarms.webhook || health.alarms.email) && <TrialAlarm />}
    </>
  );
}

function Summary({ lines }: { readonly lines: readonly HealthLine[] }) {
  const { t } = useTranslation();
  const count = (state: HealthLine['state']) => lines.filter((line) => line.state === state).length;
  const [bad, attention, unjudged] = [count('bad'), count('attention'), count('unjudged')];
  if (bad + attention === 0)
    return unjudged > 0 ? t('admin.health.nothingWrong', { count: unjudged }) : t('admin.health.allGood');
  return [
    ...(bad > 0 ? [t('admin.health.notGood', { count: bad })] : []),
    ...(attention > 0 ? [t('admin.health.look', { count: attention })] : []),
  ].join(' ');
}

function alarmsOf({ webhook, email }: Health['alarms']) {
  if (webhook) return email ? 'both' : 'webhook';
  return email ? 'email' : 'none';
}

/** The reasons for a subject that is well; nobody has to do anything about them. */
const ASKS_NOTHING = [
  ...(['disk-enough', 'schema-current', 'backup-not-expected', 'backup-good', 'mails-flow'] as const),
  ...(['webhooks-flow', 'faults-none', 'clock-same', 'clock-one', 'imports-flow', 'reports-flow'] as const),
  'release-runs' as const,
];
type AsksNothing = (typeof ASKS_NOTHING)[number];

function actionOf(reason: HealthLine['reason']): Exclude<HealthLine['reason'], AsksNothing> | null {
  const asksNothing = (each: HealthLine['reason']): each is AsksNothing =>
    ASKS_NOTHING.some((one) => one === each);
  return asksNothing(reason) ? null : reason;
}

function Line({ line, health }: { readonly line: HealthLine; readonly health: Health }) {
  const { t } = useTranslation();
  const { subject, state, reason } = line;
  const action = actionOf(reason);
  return (
    <Box component="li" sx={LINE}>
      <Box sx={{ display: 'grid', gap: 0.25, alignContent: 'start' }}>
        <Typography component="h3" variant="body1" sx={{ fontWeight: 600 }}>
          {t(`admin.health.subjects.${subject}`)}
        </Typography>
        <State state={state} />
      </Box>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
        <Typography>{t(`admin.health.reasons.${reason}`)}</Typography>
        {action && <Typography sx={{ fontWeight: 600 }}>{t(`admin.health.actions.${action}`)}</Typography>}
        {healthFacts(health, subject, t).map((fact) => (
          <Typography key={fact} variant="body2" sx={{ color: 'text.secondary' }}>
            {fact}
          </Typography>
        ))}
        {subject === 'faults' && health.faults.latest.length > 0 && <FaultTable faults={health.faults} />}
      </Box>
    </Box>
  );
}

const STATES = {
  bad: { Icon: WarningIcon, color: 'error.main' },
  attention: { Icon: InfoIcon, color: 'warning.main' },
  unjudged: { Icon: RemoveIcon, color: 'text.secondary' },
  good: { Icon: CheckIcon, color: 'success.main' },
} as const;

function State({ state }: { readonly state: HealthLine['state'] }) {
  const { t } = useTranslation();
  const { Icon, color } = STATES[state];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color }}>
      <Icon fontSize="small" />
      <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
        {t(`admin.health.states.${state}`)}
      </Typography>
    </Box>
  );
}

const LINE = {
  px: 2.5,
  py: 1.75,
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
} as const;
