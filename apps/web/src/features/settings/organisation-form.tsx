import { zodResolver } from '@hookform/resolvers/zod';
import { ORGANISATION_CONTACT_MAX, type Organisation } from '@milieuspoor/contract';
import { ApiError, endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { client } from '../../lib/client.ts';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { useNotify } from '../../ui/messages/notifications.tsx';
import { useAskedLeave } from '../../ui/messages/use-asked-leave.tsx';
import { CardHead } from '../../ui/page/card-head.tsx';
import { SummaryList } from '../../ui/summary-list.tsx';

const SAVED_SHOWN_MS = 1800;

const FIELDS = [
  { field: 'contact', label: 'contact' },
  { field: 'tel_number', label: 'phone' },
  { field: 'email', label: 'email' },
] as const;

interface OrganisationFormProps {
  readonly organisation: Organisation;
  readonly mayEdit: boolean;
  readonly onSaved: () => Promise<unknown>;
}

/** The form is read-only until the user presses 'Wijzigen'; the name is always read-only. */
export function OrganisationForm({ organisation, mayEdit, onSaved }: OrganisationFormProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [editing, setEditing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { email, tel_number, contact } = organisation;
  const stored = { email, tel_number, contact };
  const schema = z.object({
    contact: z
      .string()
      .trim()
      .max(ORGANISATION_CONTACT_MAX, t('settings.organisation.tooLong', { max: ORGANISATION_CONTACT_MAX })),
    tel_number: z.string().trim(),
    email: z
      .string()
      .trim()
      .min(1, t('errors.required'))
      .pipe(z.email(t('settings.organisation.invalidEmail'))),
  });
  const form = useForm({ resolver: zodResolver(schema), values: stored });
  const { ref: contactRef, ...contactField } = form.register('contact');

  const save = useMutation({
    mutationFn: async (body: z.output<typeof schema>) => {
      await client.call(endpoints.updateOrganisation, { params: { org: organisation.slug }, body });
      await onSaved();
    },
    onSuccess: () => {
      stop();
      notify(t('settings.organisation.saved'), 'success', SAVED_SHOWN_MS);
    },
  });
  const refused = save.error instanceof ApiError ? save.error.fieldErrors : {};
  const problemOf = (field: keyof typeof stored) =>
    form.formState.errors[field]?.message ?? refused[field]?.join(' ');

  // The focus moves into the form, and back to the button that opened it.
  const start = () => {
    flushSync(() => setEditing(true));
    first.current?.focus();
  };
  const stop = () => {
    flushSync(() => setEditing(false));
    form.reset();
    save.reset();
    opener.current?.focus();
  };
  const typed = editing && form.formState.isDirty;
  const { leave, question } = useAskedLeave(typed && !save.isPending, stop);
  const submit = form.handleSubmit((body) => save.mutate(body));
  const fieldProps = (field: keyof typeof stored) => ({
    error: problemOf(field) !== undefined,
    helperText: problemOf(field),
    slotProps: { inputLabel: { shrink: true } },
  });

  const named = { key: 'name', label: t('settings.organisation.name'), value: organisation.name };
  const lineOf = ({ field, label }: (typeof FIELDS)[number]) => ({
    key: field,
    label: t(`settings.organisation.${label}`),
    value: stored[field] || t('settings.organisation.none'),
  });

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: editing ? 2.5 : 0 }}
    >
      <CardHead
        title={t('settings.organisation.heading')}
        lead={t(mayEdit ? 'settings.organisation.lead' : 'settings.organisation.readOnly')}
        action={
          mayEdit &&
          !editing && (
            // The button has its own key: the click that opens the form must not become the click that sends it.
            <Button key="change" ref={opener} variant="outlined" onClick={start}>
              {t('settings.organisation.change')}
            </Button>
          )
        }
      />
      <SummaryList lines={editing ? [named] : [named, ...FIELDS.map(lineOf)]} />
      {editing && (
        <>
          <TextField
            label={t('settings.organisation.contact')}
            autoComplete="off"
            {...contactField}
            inputRef={(input: HTMLInputElement | null) => {
              contactRef(input);
              first.current = input;
            }}
            {...fieldProps('contact')}
          />
          <TextField
            label={t('settings.organisation.phone')}
            type="tel"
            autoComplete="off"
            {...form.register('tel_number')}
            {...fieldProps('tel_number')}
          />
          <TextField
            label={t('settings.organisation.email')}
            type="email"
            autoComplete="off"
            {...form.register('email')}
            {...fieldProps('email')}
          />
          {save.error && <ErrorPanel title={t('settings.organisation.failed')} error={save.error} />}
          <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
            <Button type="submit" variant="contained" loading={save.isPending}>
              {t('app.save')}
            </Button>
            <Button onClick={leave} disabled={save.isPending}>
              {t('app.cancel')}
            </Button>
          </Box>
        </>
      )}
      {question}
    </Box>
  );
}
