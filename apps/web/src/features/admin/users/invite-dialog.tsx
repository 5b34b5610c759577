import { endpoints } from '@milieuspoor/contract/client';
import { DASHBOARD_TYPES, LANGUAGES } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { refusalOf } from '../../../lib/refusal-of.ts';
import { FormDialog } from '../../../ui/messages/form-dialog.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import {
  type OrganisationChoice,
  SeveralOrganisationsPicker,
} from '../organisations/several-organisations-picker.tsx';
import { useAdminChange } from '../use-admin-change.ts';

interface InviteForm {
  email: string;
  first_name: string;
  last_name: string;
  dashboard_type: (typeof DASHBOARD_TYPES)[number];
  language: (typeof LANGUAGES)[number];
  is_staff: boolean;
  administrator: boolean;
}

/** Invites somebody by mail. Mounted while it is open. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [organisations, setOrganisations] = useState<OrganisationChoice[]>([]);
  const { register, handleSubmit, formState } = useForm<InviteForm>({
    defaultValues: {
      email: '',
      first_name: '',
      last_name: '',
      dashboard_type: 'member',
      language: 'nl',
      is_staff: false,
      administrator: false,
    },
  });
  const inviting = useAdminChange(
    (form: InviteForm) =>
      client.call(endpoints.inviteUser, {
        body: {
          ...form,
          organizations: organisations.map(({ uuid }) => uuid),
          administrator: form.administrator && organisations.length > 0,
        },
      }),
    ({ email }) => {
      notify(t('admin.users.invited', { email }));
      onClose();
    },
  );
  const refusal = refusalOf(inviting.error);
  const field = (name: keyof InviteForm) => {
    const problem = formState.errors[name]?.message ?? refusal.at(name);
    return { ...register(name), error: problem !== undefined, helperText: problem };
  };
  return (
    <FormDialog
      title={t('admin.users.inviteTitle')}
      submitLabel={t('admin.users.send')}
      busy={inviting.isPending}
      error={refusal.elsewhere}
      onSubmit={() => void handleSubmit((form) => inviting.mutate(form))()}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('admin.users.inviteHint')}</Typography>
      <TextField
        autoFocus
        required
        type="email"
        label={t('admin.users.email')}
        {...field('email')}
        {...register('email', { validate: (email) => email.trim() !== '' || t('errors.required') })}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 }}>
        <TextField label={t('admin.users.firstName')} {...field('first_name')} />
        <TextField label={t('admin.users.lastName')} {...field('last_name')} />
      </Box>
      <SeveralOrganisationsPicker
        label={t('admin.memberships.title')}
        hint={t('admin.memberships.anyNumber')}
        value={organisations}
        onChange={setOrganisations}
        problem={refusal.at('organizations')}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 }}>
        <TextField select defaultValue="member" label={t('admin.users.type')} {...field('dashboard_type')}>
          {DASHBOARD_TYPES.map((type) => (
            <MenuItem key={type} value={type}>
              {t(`admin.users.types.${type}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField select defaultValue="nl" label={t('admin.users.language')} {...field('language')}>
          {LANGUAGES.map((language) => (
            <MenuItem key={language} value={language}>
              {t(`app.languages.${language}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {organisations.length > 0 && (
        <FormControl error={refusal.at('administrator') !== undefined}>
          <FormControlLabel
            control={<Switch {...register('administrator')} />}
            label={t('admin.memberships.administratorLabel')}
          />
          <FormHelperText sx={{ mx: 0 }}>
            {refusal.at('administrator') ?? t('admin.memberships.administratorHint')}
          </FormHelperText>
        </FormControl>
      )}
      <Box>
        <FormControlLabel control={<Switch {...register('is_staff')} />} label={t('admin.users.staff')} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('admin.users.staffHint')}
        </Typography>
      </Box>
    </FormDialog>
  );
}
