import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { MailOutlined as MailIcon } from '../../../ui/icons/mail-outlined.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { mailQueueQuery } from '../admin-queries.ts';
import { useAdminChange } from '../use-admin-change.ts';
import { MailOutcome } from './mail-outcome.tsx';
import { MailTable } from './mail-table.tsx';

/** The mails that wait and those that were given up, with the reason; and a test mail to see whether one arrives. */
export function MailsAdmin() {
  const { t } = useTranslation();
  const notify = useNotify();
  const query = useQuery(mailQueueQuery);
  const sendingOne = useAdminChange(
    (uuid: string) => client.call(endpoints.sendMailAgain, { params: { uuid } }),
    () => notify(t('admin.mails.asked')),
  );
  const sendingAll = useAdminChange(
    (_all: null) => client.call(endpoints.sendMailsAgain, {}),
    ({ count }) => notify(t('admin.mails.askedAll', { count })),
  );
  if (query.isPending) return <DelayedIndicator />;
  const failed = <FailedQuery query={query} title={t('admin.mails.failed')} />;
  if (query.isLoadingError) return failed;
  const { delivery, waiting, waiting_more, given_up, given_up_more } = query.data;
  const sendAgain = (uuid: string) => sendingOne.mutate(uuid);
  const busy = sendingOne.isPending ? sendingOne.variables : null;
  const error = sendingOne.error ?? sendingAll.error;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {failed}
      <Box>
        <Typography sx={{ mb: 1.5 }}>{t(`admin.mails.delivery.${delivery}`)}</Typography>
        <TestMail />
      </Box>
      {error !== null && <ErrorPanel error={error} />}
      <Box component="section">
        <Typography variant="h3" sx={{ mb: 1 }}>
          {t('admin.mails.waiting.title')}
        </Typography>
        <Paper variant="outlined">
          {waiting.length === 0 ? (
            <EmptyState icon={<MailIcon />} title={t('admin.mails.waiting.empty')} />
          ) : (
            <MailTable
              mails={waiting}
              kind="waiting"
              more={waiting_more}
              busy={busy}
              onSendAgain={sendAgain}
            />
          )}
        </Paper>
      </Box>
      <Box component="section">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1 }}>
          <Typography variant="h3" sx={{ flex: '1 1 260px' }}>
            {t('admin.mails.givenUp.title')}
          </Typography>
          {given_up.length > 0 && (
            <Button variant="outlined" loading={sendingAll.isPending} onClick={() => sendingAll.mutate(null)}>
              {t('admin.mails.sendAll')}
            </Button>
          )}
        </Box>
        <Paper variant="outlined">
          {given_up.length === 0 ? (
            <EmptyState icon={<MailIcon />} title={t('admin.mails.givenUp.empty')} />
          ) : (
            <MailTable
              mails={given_up}
              kind="givenUp"
              more={given_up_more}
              busy={busy}
              onSendAgain={sendAgain}
            />
          )}
        </Paper>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('admin.mails.givenUp.kept')}
        </Typography>
      </Box>
    </Box>
  );
}

/** Sends a mail to the user's own mailbox, and says what happens to it. */
function TestMail() {
  const { t } = useTranslation();
  const sending = useMutation({ mutationFn: () => client.call(endpoints.sendTestMail, {}) });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Button variant="outlined" loading={sending.isPending} onClick={() => sending.mutate()}>
        {t('admin.mails.test')}
      </Button>
      {sending.error && <ErrorPanel error={sending.error} />}
      {sending.data && <MailOutcome key={sending.data.uuid} {...sending.data} />}
    </Box>
  );
}
