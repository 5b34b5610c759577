import { zodResolver } from '@hookform/resolvers/zod';
import { MESSAGE_MAX, type User } from '@milieuspoor/contract';
import { ApiError, endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { client } from '../../lib/client.ts';
import { keepDraft, readDraft } from '../../lib/drafts/drafts.ts';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { useNotify } from '../../ui/messages/notifications.tsx';

const SENT_SHOWN_MS = 2500;

interface ContactFormProps {
  readonly organisationSlug: string;
  readonly user: Pick<User, 'uuid' | 'email'>;
}

/** A message to the provider of the installation; the text stays in its field until it has really been sent. */
export function ContactForm({ organisationSlug, user }: ContactFormProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const schema = z.object({
    message: z
      .string()
      .trim()
      .min(1, t('errors.required'))
      .max(MESSAGE_MAX, t('help.contact.tooLong', { max: MESSAGE_MAX })),
  });
  // The text is kept when the session ends meanwhile, or when the user looks at another screen.
  const draftKey = `contact ${organisationSlug}`;
  const { register, handleSubmit, formState, reset, control } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { message: readDraft<string>(draftKey) ?? '' },
  });
  const typed = useWatch({ control, name: 'message' });
  useEffect(() => {
    keepDraft(draftKey, typed === '' ? null : typed);
  }, [draftKey, typed]);
  const sending = useMutation({
    mutationFn: ({ message }: { message: string }) =>
      client.call(endpoints.sendContactMessage, {
        params: { user: user.uuid },
        body: { organisation: organisationSlug, message },
      }),
    onSuccess: () => {
      reset({ message: '' });
      notify(t('help.contact.sent'), 'success', SENT_SHOWN_MS);
    },
  });
  const submit = handleSubmit((body) => sending.mutate(body));
  const refused =
    sending.error instanceof ApiError ? sending.error.fieldErrors.message?.join(' ') : undefined;
  const problem = formState.errors.message?.message ?? refused;

  return (
    <Card variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {t('help.contact.write')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2.5, overflowWrap: 'anywhere' }}>
        {t('help.contact.lead', { email: user.email })}
      </Typography>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
      >
        <TextField
          label={t('help.contact.message')}
          required
          multiline
          minRows={6}
          maxRows={18}
          error={problem !== undefined}
          helperText={problem ?? t('app.characters', { count: [...typed].length, max: MESSAGE_MAX })}
          {...register('message')}
        />
        {sending.error && (
          <Box sx={{ width: '100%' }}>
            <ErrorPanel
              title={t('help.contact.failed')}
              error={sending.error}
              onRetry={() => void submit()}
            />
          </Box>
        )}
        <Button type="submit" variant="contained" loading={sending.isPending}>
          {t('help.contact.submit')}
        </Button>
      </Box>
    </Card>
  );
}
