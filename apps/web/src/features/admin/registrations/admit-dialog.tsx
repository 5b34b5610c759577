import type { Registration } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { DASHBOARD_TYPES, type DashboardType } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { refusalOf } from '../../../lib/faults/refusal-of.ts';
import { FormDialog } from '../../../ui/messages/form-dialog.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useAdminChange } from '../use-admin-change.ts';
import { AdmissionPlace, type ChosenPlace } from './admission-place.tsx';

interface AdmitDialogProps {
  readonly registration: Registration;
  readonly onClose: () => void;
}

/** Chooses the organisation and the role of somebody who registered. It is mounted while it is open. */
export function AdmitDialog({ registration, onClose }: AdmitDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { email } = registration;
  const [place, setPlace] = useState<ChosenPlace>(() => ({
    kind: 'existing',
    // The organisation with most colleagues is the most likely one.
    organisation: firstOf(registration),
    newName: registration.organization,
  }));
  const [type, setType] = useState<DashboardType>('member');
  const [missing, setMissing] = useState(false);
  const admitting = useAdminChange(
    () =>
      client.call(endpoints.admitRegistration, {
        params: { registration: registration.uuid },
        body: {
          ...(place.kind === 'new'
            ? { new_organization: place.newName }
            : { organization: place.organisation?.uuid ?? null }),
          dashboard_type: type,
        },
      }),
    () => {
      notify(t('admin.registrations.admitted', { email }));
      onClose();
    },
  );
  const refusal = refusalOf(admitting.error);
  return (
    <FormDialog
      title={t('admin.registrations.admitTitle')}
      submitLabel={t('admin.registrations.admit')}
      busy={admitting.isPending}
      error={refusal.elsewhere}
      onSubmit={() => {
        const open = place.kind === 'new' ? place.newName.trim() === '' : place.organisation === null;
        setMissing(open);
        if (!open) admitting.mutate();
      }}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t('admin.registrations.admitHint', { email })}
      </Typography>
      {registration.organization !== '' && (
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t('admin.registrations.admitWish', { wish: registration.organization })}
        </Typography>
      )}
      {!registration.verified && (
        <Alert severity="warning" variant="outlined">
          {t('admin.registrations.unverified')}
        </Alert>
      )}
      <AdmissionPlace
        value={place}
        colleagues={registration.colleagues}
        onChange={(chosen) => {
          setPlace(chosen);
          setMissing(false);
        }}
        problem={
          missing
            ? t('errors.required')
            : refusal.at(place.kind === 'new' ? 'new_organization' : 'organization')
        }
      />
      <TextField
        select
        label={t('admin.users.type')}
        value={type}
        onChange={({ target }) => setType(target.value as DashboardType)}
      >
        {DASHBOARD_TYPES.map((each) => (
          <MenuItem key={each} value={each}>
            {t(`invitations.roles.${each}`)}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  );
}

function firstOf({ colleagues: [first] }: Registration): ChosenPlace['organisation'] {
  return first ? { uuid: first.organization, slug: first.slug, name: first.name } : null;
}
