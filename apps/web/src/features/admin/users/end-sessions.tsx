import type { AdminUser } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useAdminChange } from '../use-admin-change.ts';
import { userName } from './user-name.ts';

/** Signs somebody out everywhere, after asking. */
export function EndSessions({ user }: { readonly user: AdminUser }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const name = userName(user);
  const [asking, setAsking] = useState(false);
  const ending = useAdminChange(
    () => client.call(endpoints.endUserSessions, { params: { account: user.uuid } }),
    ({ ended_sessions: count }) => {
      setAsking(false);
      notify(t('admin.users.sessionsEnded', { count, name }));
    },
  );
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('admin.users.endSessions')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('admin.users.endSessionsTitle')}
        question={t('admin.users.endSessionsQuestion', { name })}
        confirmLabel={t('admin.users.endSessions')}
        busy={ending.isPending}
        error={ending.error}
        onConfirm={() => ending.mutate(undefined)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
