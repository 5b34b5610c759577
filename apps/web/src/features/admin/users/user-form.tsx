import type { AdminUser, AdminUserChanges } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { ACCOUNT_PERSON, DASHBOARD_TYPES, fromWire, toWire } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { refusalOf } from '../../../lib/faults/refusal-of.ts';
import { inputType } from '../../../ui/fields/input-type.ts';
import type { LeavingChoice } from '../../../ui/leaving/leaving-choice.ts';
import { LeavingDialog } from '../../../ui/leaving/leaving-dialog.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useAdminChange } from '../use-admin-change.ts';
import { userName } from './user-name.ts';

/** What is filled in about a person, in the order of the form. */
const FIELDS = ['firstName', 'lastName', 'tel'] as const satisfies readonly (keyof typeof ACCOUNT_PERSON)[];

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
  const [asked, setAsked] = useState<UserData | null>(null);
  const saving = useAdminChange(
    (body: UserData & Partial<LeavingChoice>) =>
      client.call(endpoints.updateAdminUser, { params: { account: user.uuid }, body }),
    (saved) => {
      setAsked(null);
      reset(dataOf(saved));
      notify(t('admin.users.saved'));
    },
  );
  const refusal = refusalOf(asked === null ? saving.error : null);
  const save = (data: UserData) => {
    saving.reset();
    if (isLess(user, data)) setAsked(data);
    else saving.mutate(data);
  };
  const field = (name: keyof UserData) => {
    const problem = refusal.at(name);
    return { ...register(name), error: problem !== undefined, helperText: problem };
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit((data) => save(data))(event)}
      sx={{ display: 'grid', gap: 2.5, mt: 1 }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 }}>
        {FIELDS.map((key, place) => {
          const { wire, kind } = ACCOUNT_PERSON[key];
          const label = key === 'tel' ? t('admin.users.phone') : t(`accountFields.${key}`);
          return (
            <TextField
              key={key}
              autoFocus={place === 0}
              label={label}
              type={inputType(kind)}
              {...field(wire)}
            />
          );
        })}
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
      <LeavingDialog
        open={asked !== null}
        title={t('admin.users.lessTitle', { name: userName(user) })}
        question={t('admin.users.lessQuestion', { name: userName(user) })}
        confirmLabel={t('app.save')}
        busy={saving.isPending}
        error={saving.error}
        about={[user.uuid, String(asked?.is_staff), asked?.dashboard_type ?? '']}
        load={(signal) =>
          client.call(
            endpoints.listAccountHoldings,
            {
              params: { account: user.uuid },
              query: {
                is_staff: String(asked?.is_staff ?? user.is_staff),
                dashboard_type: asked?.dashboard_type ?? user.dashboard_type,
              },
            },
            signal,
          )
        }
        onConfirm={(choice) => asked && saving.mutate({ ...asked, ...choice })}
        onReset={() => saving.reset()}
        onCancel={() => {
          setAsked(null);
          saving.reset();
        }}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={!formState.isDirty}
        loading={saving.isPending && asked === null}
        sx={{ justifySelf: 'end' }}
      >
        {t('app.save')}
      </Button>
    </Box>
  );
}

/** Tells whether somebody may have fewer rights after this than before: no longer staff, or a viewer. */
function isLess(before: UserData, after: UserData): boolean {
  return (before.is_staff && !after.is_staff) || (!isViewer(before) && isViewer(after));
}

function isViewer({ dashboard_type: type }: UserData): boolean {
  return type === 'viewer';
}

function dataOf(user: AdminUser): UserData {
  const { dashboard_type, is_staff } = user;
  return { ...toWire(ACCOUNT_PERSON, fromWire(ACCOUNT_PERSON, user)), dashboard_type, is_staff };
}
