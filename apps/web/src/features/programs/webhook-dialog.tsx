import type { Webhook } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { WEBHOOK_EVENTS, WEBHOOK_URL_MAX, type WebhookEvent } from '@milieuspoor/domain';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { refusalOf } from '../../lib/faults/refusal-of.ts';
import { FormDialog } from '../../ui/messages/form-dialog.tsx';
import { AskedPasswordField } from './asked-password-field.tsx';
import { eventKey } from './event-key.ts';
import { webhooksKey } from './program-queries.ts';
import { useAskedPassword } from './use-asked-password.ts';

interface WebhookForm {
  url: string;
  events: WebhookEvent[];
  current_password: string;
}

interface WebhookDialogProps {
  readonly organisationSlug: string;
  /** null for a new one */
  readonly webhook: Webhook | null;
  /** gets the secret of a new one, which is never shown again */
  readonly onSaved: (secret: string | null) => void;
  readonly onClose: () => void;
}

/** Asks for the address of a webhook and for its events. It is mounted while it is open. */
export function WebhookDialog({ organisationSlug: org, webhook, onSaved, onClose }: WebhookDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const password = useAskedPassword();
  const { register, handleSubmit, formState } = useForm<WebhookForm>({
    defaultValues: {
      url: webhook?.url ?? 'https://',
      events: webhook?.events ?? [...WEBHOOK_EVENTS],
      current_password: '',
    },
  });
  const saving = useMutation({
    mutationFn: async ({ current_password, ...form }: WebhookForm) => {
      const body = { ...form, ...password.sent(current_password) };
      if (!webhook) return (await client.call(endpoints.createWebhook, { params: { org }, body })).secret;
      await client.call(endpoints.updateWebhook, { params: { org, webhook: webhook.uuid }, body });
      return null;
    },
    onSuccess: async (secret) => {
      await queries.invalidateQueries({ queryKey: webhooksKey(org) });
      onSaved(secret);
    },
    onError: password.hear,
  });
  const refusal = refusalOf(saving.error);
  const wrongPassword = password.problemOf(saving.error, saving.variables?.current_password);
  const problemOf = (name: keyof WebhookForm) =>
    formState.errors[name]?.message ?? (name === 'current_password' ? wrongPassword : refusal.at(name));
  return (
    <FormDialog
      title={t(webhook ? 'programs.hooks.change' : 'programs.hooks.make')}
      submitLabel={t(webhook ? 'app.save' : 'programs.hooks.make')}
      busy={saving.isPending}
      error={refusal.elsewhere}
      onSubmit={() => void handleSubmit((form) => saving.mutate(form))()}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        type="url"
        label={t('programs.hooks.url')}
        error={problemOf('url') !== undefined}
        helperText={problemOf('url') ?? t('programs.hooks.urlHint')}
        slotProps={{ htmlInput: { maxLength: WEBHOOK_URL_MAX, spellCheck: false } }}
        {...register('url', { validate: (url) => url.trim() !== '' || t('errors.required') })}
      />
      <FormControl component="fieldset" error={problemOf('events') !== undefined}>
        <FormLabel component="legend" required>
          {t('programs.hooks.events')}
        </FormLabel>
        {WEBHOOK_EVENTS.map((event) => (
          <FormControlLabel
            key={event}
            control={
              <Checkbox
                value={event}
                defaultChecked={webhook?.events.includes(event) ?? true}
                {...register('events', {
                  validate: (events) => events.length > 0 || t('programs.hooks.noEvent'),
                })}
              />
            }
            label={t(`programs.hooks.eventNames.${eventKey(event)}`)}
          />
        ))}
        {problemOf('events') && <FormHelperText sx={{ mx: 0 }}>{problemOf('events')}</FormHelperText>}
      </FormControl>
      {password.asked && (
        <AskedPasswordField
          why={t('programs.hooks.passwordFirst')}
          problem={problemOf('current_password')}
          registration={register('current_password', {
            validate: (typed) => typed !== '' || t('errors.required'),
          })}
        />
      )}
    </FormDialog>
  );
}
