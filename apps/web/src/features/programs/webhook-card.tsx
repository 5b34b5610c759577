import type { Webhook } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { shownMoment } from '../../lib/shown-moment.ts';
import { ConfirmDialog } from '../../ui/messages/confirm-dialog.tsx';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { useNotify } from '../../ui/messages/notifications.tsx';
import { eventKey } from './event-key.ts';
import { webhooksKey } from './program-queries.ts';
import { ReplaceSecret } from './replace-secret.tsx';
import { WebhookDeliveries } from './webhook-deliveries.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

type Action = 'test' | 'turnOn' | 'turnOff' | 'remove';

interface WebhookCardProps {
  readonly organisationSlug: string;
  readonly webhook: Webhook;
}

/** One webhook: its address, its events, whether its messages arrive, and the messages that were sent. */
export function WebhookCard({ organisationSlug, webhook }: WebhookCardProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const queries = useQueryClient();
  const [open, setOpen] = useState<'change' | 'remove' | null>(null);
  const { url } = webhook;
  const params = { org: organisationSlug, webhook: webhook.uuid };
  const refresh = () => queries.invalidateQueries({ queryKey: webhooksKey(organisationSlug) });
  const acting = useMutation({
    mutationFn: async (action: Action) => {
      switch (action) {
        case 'test':
          return void (await client.call(endpoints.testWebhook, { params }));
        case 'turnOn':
        case 'turnOff':
          return void (await client.call(endpoints.updateWebhook, {
            params,
            body: { active: action === 'turnOn' },
          }));
        case 'remove':
          return void (await client.call(endpoints.removeWebhook, { params }));
      }
    },
    onSuccess: async (_answer, action) => {
      await refresh();
      setOpen(null);
      notify(t(SAID[action]));
    },
    onError: () => void refresh(),
  });
  const isBusy = (action: Action) => acting.isPending && acting.variables === action;
  const flip: Action = webhook.active ? 'turnOff' : 'turnOn';
  return (
    <Card
      component="li"
      variant="outlined"
      sx={{ p: 2.5, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {url}
      </Typography>
      <Typography>
        {[
          t(webhook.active ? 'programs.hooks.on' : 'programs.hooks.off'),
          ...webhook.events.map((event) => t(`programs.hooks.eventNames.${eventKey(event)}`)),
        ].join(' · ')}
      </Typography>
      {webhook.former_secret_until && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('programs.hooks.bothSign', { moment: shownMoment(webhook.former_secret_until) })}
        </Typography>
      )}
      {state()}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -0.75 }}>
        <Button size="small" loading={isBusy('test')} onClick={() => acting.mutate('test')}>
          {t('programs.hooks.test')}
        </Button>
        <Button size="small" loading={isBusy(flip)} onClick={() => acting.mutate(flip)}>
          {t(`programs.hooks.${flip}`)}
        </Button>
        <Button
          size="small"
          aria-label={t('programs.hooks.changeOf', { url })}
          onClick={() => setOpen('change')}
        >
          {t('programs.hooks.change')}
        </Button>
        <ReplaceSecret organisationSlug={organisationSlug} webhook={webhook} />
        <Button
          size="small"
          color="error"
          aria-label={t('programs.hooks.removeOf', { url })}
          onClick={() => {
            acting.reset();
            setOpen('remove');
          }}
        >
          {t('programs.hooks.remove')}
        </Button>
      </Box>
      {acting.error && open === null && <ErrorPanel error={acting.error} />}
      <WebhookDeliveries organisationSlug={organisationSlug} webhook={webhook} />
      {open === 'change' && (
        <WebhookDialog
          organisationSlug={organisationSlug}
          webhook={webhook}
          onSaved={() => {
            setOpen(null);
            notify(t('programs.hooks.saved'));
          }}
          onClose={() => setOpen(null)}
        />
      )}
      <ConfirmDialog
        open={open === 'remove'}
        title={t('programs.hooks.removeOf', { url })}
        question={t('programs.hooks.removeQuestion')}
        confirmLabel={t('programs.hooks.remove')}
        busy={isBusy('remove')}
        error={acting.error}
        onConfirm={() => acting.mutate('remove')}
        onCancel={() => setOpen(null)}
      />
    </Card>
  );

  function state() {
    if (webhook.paused)
      return (
        <Alert severity="error" variant="outlined">
          {t('programs.hooks.paused', { moment: shownMoment(webhook.paused) })}
        </Alert>
      );
    if (!webhook.failing_since || !webhook.active) return null;
    return (
      <Alert severity="warning" variant="outlined">
        {t('programs.hooks.failing', { moment: shownMoment(webhook.failing_since) })}
      </Alert>
    );
  }
}

const SAID = {
  test: 'programs.hooks.tested',
  turnOn: 'programs.hooks.saved',
  turnOff: 'programs.hooks.saved',
  remove: 'programs.hooks.removed',
} as const satisfies Record<Action, string>;
