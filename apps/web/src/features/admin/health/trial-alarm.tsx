import { endpoints, type ResultOf } from '@milieuspoor/contract/client';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { MailOutcome } from '../mails/mail-outcome.tsx';

/** Sends a trial alarm, and says for each channel whether it arrived. */
export function TrialAlarm() {
  const { t } = useTranslation();
  const trying = useMutation({ mutationFn: () => client.call(endpoints.tryAlarm, {}) });
  const tried = trying.data;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', mt: 1.5 }}>
      <Button variant="outlined" loading={trying.isPending} onClick={() => trying.mutate()}>
        {t('admin.health.trial.act')}
      </Button>
      {trying.error && <ErrorPanel error={trying.error} />}
      {tried?.webhook && <WebhookOutcome {...tried.webhook} />}
      {tried?.email && <MailOutcome key={tried.email.uuid} {...tried.email} />}
    </Box>
  );
}

type Posted = NonNullable<ResultOf<typeof endpoints.tryAlarm>['webhook']>;

function WebhookOutcome({ arrived, status, problem }: Posted) {
  const { t } = useTranslation();
  return (
    <Alert role="status" variant="outlined" severity={arrived ? 'success' : 'error'}>
      {t(arrived ? 'admin.health.trial.heard' : 'admin.health.trial.notHeard')}{' '}
      {problem && t(`programs.hooks.problems.${problem}`, { status: status ?? '' })}
    </Alert>
  );
}
