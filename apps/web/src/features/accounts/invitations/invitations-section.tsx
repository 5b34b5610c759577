import type { OwnInvitation } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { shownMoment } from '../../../lib/shown-moment.ts';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { SectionCard } from '../section-card.tsx';
import { currentUserQuery, organisationsQuery } from '../session-queries.ts';

/** The organisations that the user is invited to join; shows nothing when there are none. */
export function InvitationsSection() {
  const { t } = useTranslation();
  const invitations = useQuery(ownInvitationsQuery);
  if (invitations.isLoadingError)
    return (
      <SectionCard title={t('security.invitations.title')}>
        <FailedQuery query={invitations} />
      </SectionCard>
    );
  if (!invitations.data || invitations.data.length === 0) return null;
  return (
    <SectionCard title={t('security.invitations.title')} lead={t('security.invitations.lead')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {invitations.data.map((invitation) => (
          <InvitationRow key={invitation.uuid} invitation={invitation} />
        ))}
      </Box>
    </SectionCard>
  );
}

function InvitationRow({ invitation }: { readonly invitation: OwnInvitation }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const queries = useQueryClient();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const { organization: organisation, sender } = invitation;
  const params = { invitation: invitation.uuid };
  const answering = useMutation({
    mutationFn: async (act: 'accept' | 'decline'): Promise<unknown> =>
      act === 'accept'
        ? client.call(endpoints.acceptOwnInvitation, { params })
        : client.call(endpoints.declineOwnInvitation, { params }),
    onSuccess: async (_answer, act) => {
      setAsking(false);
      notify(
        t(act === 'accept' ? 'security.invitations.accepted' : 'security.invitations.declined', {
          organisation,
        }),
      );
      await Promise.all(
        [ownInvitationsQuery, currentUserQuery, organisationsQuery].map(({ queryKey }) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
      await router.invalidate();
    },
  });
  const declining = answering.variables === 'decline';
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {organisation}
      </Typography>
      <Typography variant="body2">
        {t('security.invitations.from', { sender, expires: shownMoment(invitation.expires) })}{' '}
        {t(
          invitation.administrator
            ? 'security.invitations.toRun'
            : `security.invitations.as.${invitation.dashboard_type}`,
        )}
      </Typography>
      {answering.error && !declining && (
        <ErrorPanel title={t('security.invitations.failed')} error={answering.error} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          loading={answering.isPending && !declining}
          aria-label={t('security.invitations.acceptOf', { organisation })}
          onClick={() => answering.mutate('accept')}
        >
          {t('security.invitations.accept')}
        </Button>
        <Button
          variant="outlined"
          color="error"
          aria-label={t('security.invitations.declineOf', { organisation })}
          onClick={() => {
            answering.reset();
            setAsking(true);
          }}
        >
          {t('security.invitations.decline')}
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        title={t('security.invitations.declineOf', { organisation })}
        question={t('security.invitations.declineQuestion', { sender })}
        confirmLabel={t('security.invitations.decline')}
        busy={answering.isPending}
        error={declining ? answering.error : null}
        onConfirm={() => answering.mutate('decline')}
        onCancel={() => setAsking(false)}
      />
    </Box>
  );
}

/** The organisations that the user is invited to join. */
const ownInvitationsQuery = queryOptions({
  queryKey: ['own-invitations'],
  queryFn: async ({ signal }) => (await client.call(endpoints.listOwnInvitations, {}, signal)).results,
  // An invitation may have been sent or withdrawn a moment ago.
  staleTime: 0,
});
