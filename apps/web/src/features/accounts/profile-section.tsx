import { zodResolver } from '@hookform/resolvers/zod';
import type { User } from '@milieuspoor/contract';
import { ApiError, endpoints } from '@milieuspoor/contract/client';
import { ACCOUNT_PERSON, type ByWire, fromWire, toWire } from '@milieuspoor/domain';
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
import { inputType } from '../../ui/fields/input-type.ts';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { useNotify } from '../../ui/messages/notifications.tsx';
import { useAskedLeave } from '../../ui/messages/use-asked-leave.tsx';
import { SummaryList } from '../../ui/summary-list.tsx';
import { SectionCard } from './section-card.tsx';
import { currentUserQuery } from './session-queries.ts';

const TEL_MAX = 30;
/** As long as for the data of an organisation. */
const SAVED_SHOWN_MS = 1800;

type Fields = ByWire<typeof ACCOUNT_PERSON>;
type FieldName = keyof Fields;

/** The fields in the order of the form. */
const FIELDS = ['firstName', 'lastName', 'tel'] as const satisfies readonly (keyof typeof ACCOUNT_PERSON)[];

const WIRES = Object.values(ACCOUNT_PERSON).map(({ wire }) => wire);

/** What a browser may fill in by itself. */
const AUTO_COMPLETE: Readonly<Record<string, string>> = {
  first_name: 'given-name',
  last_name: 'family-name',
  tel: 'tel',
};

/** Name and telephone number, read-only until the user presses 'Wijzigen'. */
export function ProfileSection({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const queries = useQueryClient();
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const text = (max: number) => z.string().trim().max(max, t('security.profile.tooLong', { max }));
  const shape = Object.values(ACCOUNT_PERSON).map((field) => [
    field.wire,
    text(field.kind === 'telephone' ? TEL_MAX : field.max),
  ]);
  const schema = z.object(Object.fromEntries(shape) as Record<FieldName, z.ZodType<string, string>>);
  const stored = toWire(ACCOUNT_PERSON, fromWire(ACCOUNT_PERSON, user));
  const form = useForm({ resolver: zodResolver(schema), values: stored });

  const save = useMutation({
    mutationFn: (body: z.output<typeof schema>) => client.call(endpoints.updateCurrentUser, { body }),
    onSuccess: (saved) => {
      queries.setQueryData(currentUserQuery.queryKey, saved);
      stop();
      notify(t('security.profile.saved'), 'success', SAVED_SHOWN_MS);
    },
    onError: (error) => {
      placeServerErrors(error, WIRES, form.setError, t);
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
          {FIELDS.map((key) => {
            const { wire, kind } = ACCOUNT_PERSON[key];
            return (
              <TextField
                key={key}
                label={t(`accountFields.${key}`)}
                type={inputType(kind)}
                autoComplete={AUTO_COMPLETE[wire] ?? 'off'}
                error={problemOf(wire) !== undefined}
                helperText={problemOf(wire)}
                slotProps={{ inputLabel: { shrink: true } }}
                {...form.register(wire)}
              />
            );
          })}
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
          lines={FIELDS.map((key) => ({
            key,
            label: t(`accountFields.${key}`),
            value: user[ACCOUNT_PERSON[key].wire] || t('security.profile.empty'),
          }))}
        />
      )}
      {question}
    </SectionCard>
  );
}

const WIDE = { gridColumn: '1 / -1' } as const;
