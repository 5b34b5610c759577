import type { AdminOrganisation, AdminOrganisationInput } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import {
  fromWire,
  isBeforeToday,
  ORGANISATION_CONTACT,
  ORGANISATION_DATA,
  slugOf,
  toIsoDay,
  toWire,
  withEmpty,
} from '@milieuspoor/domain';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { refusalOf } from '../../../lib/faults/refusal-of.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { inputType } from '../../../ui/fields/input-type.ts';
import { FormDialog } from '../../../ui/messages/form-dialog.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useAdminChange } from '../use-admin-change.ts';
import { CONTACT_FIELDS, contactLabel } from './contact-fields.ts';

interface OrganisationDialogProps {
  /** null for a new one */
  readonly organisation: AdminOrganisation | null;
  readonly onClose: () => void;
}

/** Makes or changes an organisation. It is mounted while it is open, so that it starts from what is stored. */
export function OrganisationDialog({ organisation, onClose }: OrganisationDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { register, handleSubmit, formState, watch, setValue } = useForm<AdminOrganisationInput>({
    defaultValues: {
      slug: organisation?.slug ?? '',
      ...toWire(
        ORGANISATION_DATA,
        organisation ? fromWire(ORGANISATION_DATA, organisation) : withEmpty(ORGANISATION_DATA, { name: '' }),
      ),
    },
  });
  const saving = useAdminChange(
    ({ slug, ...data }: AdminOrganisationInput) =>
      organisation
        ? client.call(endpoints.updateAdminOrganisation, {
            params: { organization: organisation.uuid },
            body: data,
          })
        : client.call(endpoints.createOrganisation, { body: { ...data, slug } }),
    ({ name }) => {
      notify(organisation ? t('admin.organisations.saved') : t('admin.organisations.created', { name }));
      onClose();
    },
  );
  const refusal = refusalOf(saving.error);
  const field = (name: keyof AdminOrganisationInput, hint?: string) => {
    const problem = formState.errors[name]?.message ?? refusal.at(name);
    return { ...register(name), error: problem !== undefined, helperText: problem ?? hint };
  };
  const suggested = slugOf(watch('name'));
  return (
    <FormDialog
      title={t(organisation ? 'admin.organisations.editTitle' : 'admin.organisations.addTitle')}
      submitLabel={t('app.save')}
      busy={saving.isPending}
      error={refusal.elsewhere}
      onSubmit={() => void handleSubmit((data) => saving.mutate(data))()}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        label={t('admin.organisations.name')}
        {...field('name')}
        {...register('name', { validate: (name) => name.trim() !== '' || t('errors.required') })}
      />
      <TextField
        label={t('admin.organisations.slug')}
        {...field('slug', t(organisation ? 'admin.organisations.slugFixed' : 'admin.organisations.slugHint'))}
        disabled={organisation !== null}
        placeholder={suggested}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {CONTACT_FIELDS.map((key) => {
        const { wire, kind } = ORGANISATION_CONTACT[key];
        return <TextField key={key} label={contactLabel(key, t)} type={inputType(kind)} {...field(wire)} />;
      })}
      <DateField
        label={t('admin.organisations.secondFactorDay')}
        hint={t('admin.organisations.secondFactorHint')}
        value={watch('second_factor_from')}
        min={earliest(organisation)}
        error={refusal.at('second_factor_from')}
        onChange={(day) => setValue('second_factor_from', day, { shouldDirty: true })}
      />
    </FormDialog>
  );
}

/** Returns today, or the stored day when that is in the past, since that day may stay. */
function earliest(organisation: AdminOrganisation | null): string {
  const now = new Date();
  const stored = organisation?.second_factor_from ?? null;
  return stored !== null && isBeforeToday(stored, now) ? stored : toIsoDay(now);
}
