import type { AdminUser, AdminUserChanges } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { DASHBOARD_TYPES } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { refusalOf } from '../../../lib/faults/refusal-of.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useAdminChange } from '../use-admin-change.ts';

type UserData = Required<Omit<AdminUserChanges, 'active'>>;

interface UserFormProps {
  readonly user: AdminUser;
  /** true for the signed-in user, who keeps their own rights */
  readonly self: boolean;
}

/** Names, role and staff flag of an account. */
export function UserForm({ user, self }: UserFormProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { register, handleSubmit, formState, reset } = useForm<UserData>({
    defaultValues: dataOf(user),
  });
  const saving = useAdminChange(
    (body: UserData) => client.call(endpoints.updateAdminUser, { params: { account: user.uuid }, body }),
    (saved) => {
      reset(dataOf(saved));
      notify(t('admin.users.saved'));
    },
  );
  const refusal = refusalOf(saving.error);
  const field = (name: keyof UserData) => {
    const problem = refusal.at(name);
    return { ...register(name), error: problem !== undefined, helperText: problem };
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit((data) => saving.mutate(data))(event)}
      sx={{ display: 'grid', gap: 2.5, mt: 1 }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 }}>
        <TextField autoFocus label={t('admin.users.firstName')} {...field('first_name')} />
        <TextField label={t('admin.users.lastName')} {...field('last_name')} />
        <TextField label={t('admin.users.phone')} type="tel" {...field('tel')} />
        <TextField
          select
          defaultValue={user.dashboard_type}
          label={t('admin.users.type')}
          disabled={self}
          {...field('dashboard_type')}
        >
          {DASHBOARD_TYPES.map((type) => (
            <MenuItem key={type} value={type}>
              {t(`invitations.roles.${type}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <FormControlLabel
        control={<Switch {...register('is_staff')} defaultChecked={user.is_staff} disabled={self} />}
        label={t('admin.users.staff')}
      />
      {refusal.elsewhere && <ErrorPanel error={refusal.elsewhere} />}
      <Button
        type="submit"
        variant="contained"
        disabled={!formState.isDirty}
        loading={saving.isPending}
        sx={{ justifySelf: 'end' }}
      >
        {t('app.save')}
      </Button>
    </Box>
  );
}

function dataOf({ first_name, last_name, tel, dashboard_type, is_staff }: AdminUser): UserData {
  return { first_name, last_name, tel, dashboard_type, is_staff };
}
