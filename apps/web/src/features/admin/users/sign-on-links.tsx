import type { AdminSignOnLink, AdminUser } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { shownMoment } from '../../../lib/shown-moment.ts';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useAdminChange } from '../use-admin-change.ts';
import { userName } from './user-name.ts';

/** The organisations at whose own provider somebody signs in, each with a way to unlink it. */
export function SignOnLinks({ user }: { readonly user: AdminUser }) {
  return (
    <Box component="ul" sx={{ m: 0, mb: 1.5, p: 0, listStyle: 'none' }}>
      {user.sign_on_links.map((link) => (
        <SignOnLink key={link.organization} user={user} link={link} />
      ))}
    </Box>
  );
}

function SignOnLink({ user, link }: { readonly user: AdminUser; readonly link: AdminSignOnLink }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [asked, setAsked] = useState(false);
  const organisation = link.organization_name;
  const unlinking = useAdminChange(
    () =>
      client.call(endpoints.unlinkSignOn, {
        params: { account: user.uuid, organization: link.organization },
      }),
    () => notify(t('admin.users.unlinked', { name: userName(user), organisation })),
  );
  return (
    <Box component="li" sx={{ py: 0.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography sx={{ flex: '1 1 180px', overflowWrap: 'anywhere' }}>
        {t('admin.users.linkedSince', { organisation, moment: shownMoment(link.linked) })}
      </Typography>
      <Button
        size="small"
        color="error"
        aria-label={t('admin.users.unlinkOf', { organisation })}
        onClick={() => setAsked(true)}
      >
        {t('admin.users.unlink')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('admin.users.unlinkTitle')}
        question={t('admin.users.unlinkQuestion', { name: userName(user), organisation })}
        confirmLabel={t('admin.users.unlink')}
        busy={unlinking.isPending}
        error={unlinking.error}
        onConfirm={() => unlinking.mutate(undefined)}
        onCancel={() => setAsked(false)}
        onClosed={() => unlinking.reset()}
      />
    </Box>
  );
}
