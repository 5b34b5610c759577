import { endpoints } from '@milieuspoor/contract/client';
import Typography from '@mui/material/Typography';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { refusalOf } from '../../lib/faults/refusal-of.ts';
import { InvitationFields } from '../../ui/fields/invitation/invitation-fields.tsx';
import { EMPTY_INVITATION, type InvitationForm } from '../../ui/fields/invitation/invitation-form.ts';
import { FormDialog } from '../../ui/messages/form-dialog.tsx';
import { useNotify } from '../../ui/messages/notifications.tsx';
import { useMemberChange } from './use-member-change.ts';

interface InviteMemberDialogProps {
  readonly organisationSlug: string;
  readonly onClose: () => void;
}

/** Invites a colleague by mail. It is mounted while it is open. */
export function InviteMemberDialog({ organisationSlug, onClose }: InviteMemberDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const form = useForm<InvitationForm>({ defaultValues: EMPTY_INVITATION });
  const inviting = useMemberChange(
    organisationSlug,
    (invitation: InvitationForm) =>
      client.call(endpoints.inviteMember, {
        params: { org: organisationSlug },
        body: {
          ...invitation,
          administrator: invitation.administrator && invitation.dashboard_type !== 'viewer',
        },
      }),
    (_member, { email }) => {
      notify(t('invitations.sent', { email }));
      onClose();
    },
  );
  const refusal = refusalOf(inviting.error);
  return (
    <FormProvider {...form}>
      <FormDialog
        title={t('settings.members.invite')}
        submitLabel={t('invitations.send')}
        busy={inviting.isPending}
        error={refusal.elsewhere}
        onSubmit={() => void form.handleSubmit((invitation) => inviting.mutate(invitation))()}
        onClose={onClose}
      >
        <Typography sx={{ color: 'text.secondary' }}>{t('settings.members.inviteHint')}</Typography>
        <InvitationFields refusedAt={refusal.at} mayAdminister />
      </FormDialog>
    </FormProvider>
  );
}
