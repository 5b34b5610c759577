import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { MailOutcome } from './mail-outcome.tsx';

/** Sends a mail to the user's own mailbox, and says what happens to it. */
export function TestMail() {
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
