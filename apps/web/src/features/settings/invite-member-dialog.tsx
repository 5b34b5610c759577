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
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { refusalOf } from '../../lib/refusal-of.ts';
import { FormDialog } from '../../ui/messages/form-dialog.tsx';
import { useNotify } from '../../ui/messages/notifications.tsx';
import { useMemberChange } from './use-member-change.ts';

interface InviteForm {
  email: string;
  first_name: string;
  last_name: string;
  dashboard_type: (typeof DASHBOARD_TYPES)[number];
  language: (typeof LANGUAGES)[number];
  administrator: boolean;
}

const EMPTY: InviteForm = {
  email: '',
  first_name: '',
  last_name: '',
  dashboard_type: 'member',
  language: 'nl',
  administrator: false,
};

interface InviteMemberDialogProps {
  readonly organisationSlug: string;
  readonly onClose: () => void;
}

/** Invites a colleague by mail. Mounted while it is open. */
export function InviteMemberDialog({ organisationSlug, onClose }: InviteMemberDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { register, handleSubmit, formState, watch } = useForm<InviteForm>({ defaultValues: EMPTY });
  const role = watch('dashboard_type');
  const inviting = useMemberChange(
    organisationSlug,
    (form: InviteForm) =>
      client.call(endpoints.inviteMember, {
        params: { org: organisationSlug },
        body: { ...form, administrator: form.administrator && form.dashboard_type !== 'viewer' },
      }),
    (_member, { email }) => {
      notify(t('settings.members.invited', { email }));
      onClose();
    },
  );
  const refusal = refusalOf(inviting.error);
  const field = (name: keyof InviteForm, hint?: string) => {
    const problem = formState.errors[name]?.message ?? refusal.at(name);
    return { ...register(name), error: problem !== undefined, helperText: problem ?? hint };
  };
  return (
    <FormDialog
      title={t('settings.members.invite')}
      submitLabel={t('settings.members.send')}
      busy={inviting.isPending}
      error={refusal.elsewhere}
      onSubmit={() => void handleSubmit((form) => inviting.mutate(form))()}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('settings.members.inviteHint')}</Typography>
      <TextField
        autoFocus
        required
        type="email"
        label={t('settings.members.email')}
        {...field('email')}
        {...register('email', { validate: (email) => email.trim() !== '' || t('errors.required') })}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 }}>
        <TextField label={t('settings.members.firstName')} {...field('first_name')} />
        <TextField label={t('settings.members.lastName')} {...field('last_name')} />
        <TextField
          select
          defaultValue="member"
          label={t('settings.members.role')}
          {...field('dashboard_type', t(`settings.members.roleHints.${role}`))}
        >
          {DASHBOARD_TYPES.map((type) => (
            <MenuItem key={type} value={type}>
              {t(`settings.members.roles.${type}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField select defaultValue="nl" label={t('settings.members.language')} {...field('language')}>
          {LANGUAGES.map((language) => (
            <MenuItem key={language} value={language}>
              {t(`app.languages.${language}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {role !== 'viewer' && (
        <FormControl>
          <FormControlLabel
            control={<Switch {...register('administrator')} />}
            label={t('settings.members.administrator')}
          />
          <FormHelperText sx={{ mx: 0 }}>{t('settings.members.administratorHint')}</FormHelperText>
        </FormControl>
      )}
    </FormDialog>
  );
}
