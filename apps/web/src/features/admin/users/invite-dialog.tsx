import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { refusalOf } from '../../../lib/faults/refusal-of.ts';
import { InvitationFields } from '../../../ui/fields/invitation/invitation-fields.tsx';
import { EMPTY_INVITATION, type InvitationForm } from '../../../ui/fields/invitation/invitation-form.ts';
import { FormDialog } from '../../../ui/messages/form-dialog.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import {
  type OrganisationChoice,
  SeveralOrganisationsPicker,
} from '../organisations/several-organisations-picker.tsx';
import { useAdminChange } from '../use-admin-change.ts';

interface UserInvitationForm extends InvitationForm {
  is_staff: boolean;
}

/** Invites somebody by mail. It is mounted while it is open. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [organisations, setOrganisations] = useState<OrganisationChoice[]>([]);
  const form = useForm<UserInvitationForm>({ defaultValues: { ...EMPTY_INVITATION, is_staff: false } });
  const inviting = useAdminChange(
    (invitation: UserInvitationForm) =>
      client.call(endpoints.inviteUser, {
        body: {
          ...invitation,
          organizations: organisations.map(({ uuid }) => uuid),
          administrator:
            invitation.administrator && organisations.length > 0 && invitation.dashboard_type !== 'viewer',
        },
      }),
    ({ email }) => {
      notify(t('invitations.sent', { email }));
      onClose();
    },
  );
  const refusal = refusalOf(inviting.error);
  return (
    <FormProvider {...form}>
      <FormDialog
        title={t('admin.users.inviteTitle')}
        submitLabel={t('invitations.send')}
        busy={inviting.isPending}
        error={refusal.elsewhere}
        onSubmit={() => void form.handleSubmit((invitation) => inviting.mutate(invitation))()}
        onClose={onClose}
      >
        <Typography sx={{ color: 'text.secondary' }}>{t('admin.users.inviteHint')}</Typography>
        <InvitationFields refusedAt={refusal.at} mayAdminister={organisations.length > 0}>
          <SeveralOrganisationsPicker
            label={t('admin.memberships.title')}
            hint={t('admin.memberships.anyNumber')}
            value={organisations}
            onChange={setOrganisations}
            problem={refusal.at('organizations')}
          />
        </InvitationFields>
        <Box>
          <FormControlLabel
            control={<Switch {...form.register('is_staff')} />}
            label={t('admin.users.staff')}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('admin.users.staffHint')}
          </Typography>
        </Box>
      </FormDialog>
    </FormProvider>
  );
}
