import { zodResolver } from '@hookform/resolvers/zod';
import type { Organisation } from '@milieuspoor/contract';
import { ApiError, endpoints } from '@milieuspoor/contract/client';
import { type ByWire, type FilledField, fromWire, ORGANISATION_CONTACT, toWire } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { client } from '../../lib/client.ts';
import { inputType } from '../../ui/fields/input-type.ts';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { useNotify } from '../../ui/messages/notifications.tsx';
import { useAskedLeave } from '../../ui/messages/use-asked-leave.tsx';
import { CardHead } from '../../ui/page/card-head.tsx';
import { SummaryList } from '../../ui/summary-list.tsx';

const SAVED_SHOWN_MS = 1800;

type ContactKey = keyof typeof ORGANISATION_CONTACT;
type ContactField = keyof ByWire<typeof ORGANISATION_CONTACT>;
type Kind = (typeof ORGANISATION_CONTACT)[ContactKey]['kind'];

/** The fields in the order of the form. */
const FIELDS = ['contact', 'telNumber', 'email'] as const satisfies readonly ContactKey[];

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
  const stored = toWire(ORGANISATION_CONTACT, fromWire(ORGANISATION_CONTACT, organisation));
  const schema = contactSchema(t);
  const form = useForm({ resolver: zodResolver(schema), values: stored });

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
  const problemOf = (field: ContactField) =>
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
  const fieldProps = (field: ContactField) => ({
    error: problemOf(field) !== undefined,
    helperText: problemOf(field),
    slotProps: { inputLabel: { shrink: true } },
  });

  const named = { key: 'name', label: t('settings.organisation.name'), value: organisation.name };
  const lineOf = (key: ContactKey) => ({
    key,
    label: t(`organisationFields.${key}`),
    value: stored[ORGANISATION_CONTACT[key].wire] || t('settings.organisation.none'),
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
          {FIELDS.map((key, place) => {
            const { wire, kind } = ORGANISATION_CONTACT[key];
            const { ref, ...registered } = form.register(wire);
            return (
              <TextField
                key={key}
                label={t(`organisationFields.${key}`)}
                type={inputType(kind)}
                autoComplete="off"
                {...registered}
                inputRef={(input: HTMLInputElement | null) => {
                  ref(input);
                  if (place === 0) first.current = input;
                }}
                {...fieldProps(wire)}
              />
            );
          })}
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

function contactSchema(t: TFunction) {
  const shape = Object.values(ORGANISATION_CONTACT).map((field) => [field.wire, typedSchema(field, t)]);
  return z.object(Object.fromEntries(shape) as Record<ContactField, z.ZodType<string, string>>);
}

/** Returns the schema of the values that a field may have by itself; the server says what a telephone number is. */
function typedSchema(field: FilledField & { readonly kind: Kind }, t: TFunction): z.ZodType<string, string> {
  const typed = z.string().trim();
  switch (field.kind) {
    case 'line':
      return typed.max(field.max, t('settings.organisation.tooLong', { max: field.max }));
    case 'telephone':
      return typed;
    case 'email':
      return typed.min(1, t('errors.required')).pipe(z.email(t('settings.organisation.invalidEmail')));
  }
}
