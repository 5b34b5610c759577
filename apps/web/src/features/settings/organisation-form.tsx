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
import { READ_ONLY_FIELD } from '../../ui/fields/read-only-field.ts';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { useNotify } from '../../ui/messages/notifications.tsx';

const SAVED_SHOWN_MS = 1800;

interface OrganisationFormProps {
  readonly organisation: Organisation;
  readonly mayEdit: boolean;
  readonly onSaved: () => Promise<unknown>;
}

/** Read-only until 'Wijzigen'; the name always is. */
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

  // The keyboard goes along with the form: into it, and back to the button that opened it.
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
  const submit = form.handleSubmit((body) => save.mutate(body));
  const fieldProps = (field: keyof typeof stored) => ({
    error: editing && problemOf(field) !== undefined,
    helperText: editing ? problemOf(field) : undefined,
    slotProps: { htmlInput: { readOnly: !editing }, inputLabel: { shrink: true } },
    sx: editing ? undefined : READ_ONLY_FIELD,
  });

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <TextField
        label={t('settings.organisation.name')}
        value={organisation.name}
        slotProps={{ htmlInput: { readOnly: true }, inputLabel: { shrink: true } }}
        sx={READ_ONLY_FIELD}
      />
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
      {mayEdit && (
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
          {editing ? (
            <>
              {/* Its own key: the click that opens the form must not become the click that sends it. */}
              <Button key="save" type="submit" variant="contained" loading={save.isPending}>
                {t('app.save')}
              </Button>
              <Button key="cancel" onClick={stop} disabled={save.isPending}>
                {t('app.cancel')}
              </Button>
            </>
          ) : (
            <Button key="change" ref={opener} variant="outlined" onClick={start}>
              {t('settings.organisation.change')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
