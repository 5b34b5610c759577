import type { AdminUser } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import type { LeavingChoice } from '../../../ui/leaving/leaving-choice.ts';
import { LeavingDialog } from '../../../ui/leaving/leaving-dialog.tsx';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { CorrectEmail } from '../correct-email.tsx';
import { useAdminChange } from '../use-admin-change.ts';
import { EndSessions } from './end-sessions.tsx';
import { SignOnLinks } from './sign-on-links.tsx';
import { userName } from './user-name.ts';

const INVITATION_TEXTS = {
  queued: 'admin.users.mailQueued',
  failed: 'admin.users.mailFailed',
  over: 'admin.users.invitationOver',
} as const;

interface UserAccessProps {
  readonly user: AdminUser;
  /** true for the signed-in user, who cannot shut themselves out */
  readonly self: boolean;
}

/** The access of an account: invitation, second factor, and the account itself. */
export function UserAccess({ user, self }: UserAccessProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const name = userName(user);
  const params = { account: user.uuid };
  const [asked, setAsked] = useState<'deactivate' | 'reset' | null>(null);
  const resending = useAdminChange(
    () => client.call(endpoints.resendInvitation, { params }),
    () => notify(t('invitations.sent', { email: user.email })),
  );
  const switching = useAdminChange(
    (body: { active: boolean } & Partial<LeavingChoice>) =>
      client.call(endpoints.updateAdminUser, { params, body }),
    (_user, { active }) => {
      setAsked(null);
      notify(t(active ? 'admin.users.reactivated' : 'admin.users.deactivated', { name }));
    },
  );
  const resetting = useAdminChange(
    () => client.call(endpoints.resetSecondFactor, { params }),
    () => {
      setAsked(null);
      notify(t('admin.users.reset', { name }));
    },
  );
  const closed = user.state === 'inactive';
  const error = resending.error ?? (closed ? switching.error : null);
  if (self && !user.second_factor && user.sign_on_links.length === 0) return null;
  return (
    <Box component="section" aria-label={t('admin.users.access')}>
      <Typography variant="h3" component="h3" sx={{ mb: 1.5 }}>
        {t('admin.users.access')}
      </Typography>
      {user.invitation && user.invitation !== 'sent' && (
        <Alert severity={user.invitation === 'queued' ? 'info' : 'warning'} sx={{ mb: 1.5 }}>
          {t(INVITATION_TEXTS[user.invitation])}
        </Alert>
      )}
      {user.sign_on_links.length > 0 && <SignOnLinks user={user} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {user.state === 'invited' && (
          <Button
            variant="outlined"
            loading={resending.isPending}
            onClick={() => resending.mutate(undefined)}
          >
            {t('admin.users.resend')}
          </Button>
        )}
        {!self && user.state !== 'registered' && <CorrectEmail user={user} />}
        {user.state === 'active' && !self && <EndSessions user={user} />}
        {user.second_factor && (
          <Button variant="outlined" color="error" onClick={() => setAsked('reset')}>
            {t('admin.users.resetSecondFactor')}
          </Button>
        )}
        {closed && (
          <Button
            variant="outlined"
            loading={switching.isPending}
            onClick={() => switching.mutate({ active: true })}
          >
            {t('admin.users.reactivate')}
          </Button>
        )}
        {!closed && !self && (
          <Button variant="outlined" color="error" onClick={() => setAsked('deactivate')}>
            {t('admin.users.deactivate')}
          </Button>
        )}
      </Box>
      {error && (
        <Box sx={{ mt: 2 }}>
          <ErrorPanel error={error} />
        </Box>
      )}
      <LeavingDialog
        open={asked === 'deactivate'}
        about={[user.uuid, 'closed']}
        load={(signal) =>
          client.call(endpoints.listAccountHoldings, { params, query: { active: 'false' } }, signal)
        }
        title={t('admin.users.deactivateTitle')}
        question={t('admin.users.deactivateQuestion', { name })}
        confirmLabel={t('admin.users.deactivate')}
        busy={switching.isPending}
        error={switching.error}
        onConfirm={(choice) => switching.mutate({ active: false, ...choice })}
        onReset={() => switching.reset()}
        onCancel={() => {
          setAsked(null);
          switching.reset();
        }}
      />
      <ConfirmDialog
        open={asked === 'reset'}
        title={t('admin.users.resetTitle')}
        question={t('admin.users.resetQuestion', { name })}
        confirmLabel={t('admin.users.resetSecondFactor')}
        busy={resetting.isPending}
        error={resetting.error}
        onConfirm={() => resetting.mutate(undefined)}
        onCancel={() => setAsked(null)}
      />
    </Box>
  );
}
