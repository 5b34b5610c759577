import type { AdminOrganization, AdminOrganizationInput } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { slugOf } from '@milieuspoor/domain';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { useNotify } from '../../ui/messages/notifications.tsx';
import { FormDialog } from './form-dialog.tsx';
import { refusalOf, useAdminChange } from './use-admin-change.ts';

interface OrganizationDialogProps {
  /** null for a new one */
  readonly organization: AdminOrganization | null;
  readonly onClose: () => void;
}

/** Makes or changes an organisation. Mounted while it is open, so that it starts from what is stored. */
export function OrganizationDialog({ organization, onClose }: OrganizationDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { register, handleSubmit, formState, watch } = useForm<AdminOrganizationInput>({
    defaultValues: {
      name: organization?.name ?? '',
      slug: organization?.slug ?? '',
      email: organization?.email ?? '',
      tel_number: organization?.tel_number ?? '',
      contact: organization?.contact ?? '',
      requires_second_factor: organization?.requires_second_factor ?? false,
    },
  });
  const saving = useAdminChange(
    ({ slug, ...data }: AdminOrganizationInput) =>
      organization
        ? client.call(endpoints.updateAdminOrganization, {
            params: { organization: organization.uuid },
            body: data,
          })
        : client.call(endpoints.createOrganization, { body: { ...data, slug } }),
    ({ name }) => {
      notify(organization ? t('admin.organizations.saved') : t('admin.organizations.created', { name }));
      onClose();
    },
  );
  const refusal = refusalOf(saving.error);
  const field = (name: keyof AdminOrganizationInput, hint?: string) => {
    const problem = formState.errors[name]?.message ?? refusal.at(name);
    return { ...register(name), error: problem !== undefined, helperText: problem ?? hint };
  };
  const suggested = slugOf(watch('name'));
  return (
    <FormDialog
      title={t(organization ? 'admin.organizations.editTitle' : 'admin.organizations.addTitle')}
      submitLabel={t('app.save')}
      busy={saving.isPending}
      error={refusal.elsewhere}
      onSubmit={() => void handleSubmit((data) => saving.mutate(data))()}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        label={t('admin.organizations.name')}
        {...field('name')}
        {...register('name', { validate: (name) => name.trim() !== '' || t('errors.required') })}
      />
      <TextField
        label={t('admin.organizations.slug')}
        {...field('slug', t(organization ? 'admin.organizations.slugFixed' : 'admin.organizations.slugHint'))}
        disabled={organization !== null}
        placeholder={suggested}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField label={t('admin.organizations.contact')} {...field('contact')} />
      <TextField label={t('admin.organizations.email')} type="email" {...field('email')} />
      <TextField label={t('admin.organizations.phone')} type="tel" {...field('tel_number')} />
      <FormControl>
        <FormControlLabel
          control={
            <Switch
              {...register('requires_second_factor')}
              defaultChecked={organization?.requires_second_factor ?? false}
            />
          }
          label={t('admin.organizations.secondFactor')}
        />
        <FormHelperText sx={{ mx: 0 }}>{t('admin.organizations.secondFactorHint')}</FormHelperText>
      </FormControl>
    </FormDialog>
  );
}
