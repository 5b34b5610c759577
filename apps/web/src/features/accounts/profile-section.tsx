import { zodResolver } from '@hookform/resolvers/zod';
import type { User } from '@milieuspoor/contract';
import { ApiError, endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { client } from '../../lib/client.ts';
import { placeServerErrors } from '../../lib/faults/place-server-errors.ts';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { useNotify } from '../../ui/messages/notifications.tsx';
import { useAskedLeave } from '../../ui/messages/use-asked-leave.tsx';
import { SummaryList } from '../../ui/summary-list.tsx';
import { SectionCard } from './section-card.tsx';
import { currentUserQuery } from './session-queries.ts';

const NAME_MAX = 100;
const TEL_MAX = 30;
/** As long as for the data of an organisation. */
const SAVED_SHOWN_MS = 1800;

const FIELDS = [
  { name: 'first_name', label: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'last_name', label: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'tel', label: 'tel', type: 'tel', autoComplete: 'tel' },
] as const;
type FieldName = (typeof FIELDS)[number]['name'];

/** Name and telephone number, read-only until the user presses 'Wijzigen'. */
export function ProfileSection({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const queries = useQueryClient();
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const text = (max: number) => z.string().trim().max(max, t('security.profile.tooLong', { max }));
  const schema = z.object({ first_name: text(NAME_MAX), last_name: text(NAME_MAX), tel: text(TEL_MAX) });
  const { first_name, last_name, tel } = user;
  const form = useForm({ resolver: zodResolver(schema), values: { first_name, last_name, tel } });

  const save = useMutation({
    mutationFn: (body: z.output<typeof schema>) => client.call(endpoints.updateCurrentUser, { body }),
    onSuccess: (saved) => {
      queries.setQueryData(currentUserQuery.queryKey, saved);
      stop();
      notify(t('security.profile.saved'), 'success', SAVED_SHOWN_MS);
    },
    onError: (error) => {
      placeServerErrors(error, ['first_name', 'last_name', 'tel'], form.setError, t);
    },
  });
  const refused = save.error instanceof ApiError && Object.keys(save.error.fieldErrors).length > 0;

  // The focus moves into the form, and back to the button that opened it.
  const start = () => {
    flushSync(() => setEditing(true));
    form.setFocus('first_name');
  };
  const stop = () => {
    flushSync(() => setEditing(false));
    form.reset();
    save.reset();
    opener.current?.focus();
  };
  const typed = editing && form.formState.isDirty;
  const { leave, question } = useAskedLeave(typed && !save.isPending, stop);
  const problemOf = (field: FieldName) => form.formState.errors[field]?.message;

  return (
    <SectionCard
      title={t('security.profile.title')}
      action={
        !editing && (
          // The button has its own key: the button that is being clicked must not turn into the submit button.
          <Button key="change" ref={opener} variant="outlined" onClick={start}>
            {t('security.profile.change')}
          </Button>
        )
      }
    >
      {editing ? (
        <Box
          component="form"
          noValidate
          onSubmit={(event) => void form.handleSubmit((body) => save.mutate(body))(event)}
          sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, '& > .wide': WIDE }}
        >
          {FIELDS.map(({ name, label, type, autoComplete }) => (
            <TextField
              key={name}
              label={t(`security.profile.${label}`)}
              type={type}
              autoComplete={autoComplete}
              error={problemOf(name) !== undefined}
              helperText={problemOf(name)}
              slotProps={{ inputLabel: { shrink: true } }}
              {...form.register(name)}
            />
          ))}
          {save.error && !refused && (
            <Box className="wide">
              <ErrorPanel title={t('security.profile.failed')} error={save.error} />
            </Box>
          )}
          <Box className="wide" sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
            <Button type="submit" variant="contained" loading={save.isPending}>
              {t('app.save')}
            </Button>
            <Button onClick={leave} disabled={save.isPending}>
              {t('app.cancel')}
            </Button>
          </Box>
        </Box>
      ) : (
        <SummaryList
          lines={FIELDS.map(({ name, label }) => ({
            key: name,
            label: t(`security.profile.${label}`),
            value: user[name] || t('security.profile.empty'),
          }))}
        />
      )}
      {question}
    </SectionCard>
  );
}

const WIDE = { gridColumn: '1 / -1' } as const;
