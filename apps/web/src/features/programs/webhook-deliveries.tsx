import type { Webhook, WebhookDelivery } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../lib/client.ts';
import { shownMoment } from '../../lib/shown-moment.ts';
import { ErrorPanel } from '../../ui/messages/error-panel.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { useNotify } from '../../ui/messages/notifications.tsx';
import { eventKey } from './event-key.ts';
import { deliveriesQuery, webhooksKey } from './program-queries.ts';

const SHOWN_AT_FIRST = 5;

interface WebhookDeliveriesProps {
  readonly organisationSlug: string;
  readonly webhook: Webhook;
}

/** The messages sent to a webhook, with their results and a way to send them again. */
export function WebhookDeliveries({ organisationSlug, webhook }: WebhookDeliveriesProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const queries = useQueryClient();
  const [all, setAll] = useState(false);
  const deliveries = useQuery(deliveriesQuery(organisationSlug, webhook.uuid));
  const resending = useMutation({
    mutationFn: (delivery: string) =>
      client.call(endpoints.resendWebhookDelivery, {
        params: { org: organisationSlug, webhook: webhook.uuid, delivery },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: webhooksKey(organisationSlug) });
      notify(t('programs.hooks.resent'));
    },
  });
  if (deliveries.isPending) return null;
  if (deliveries.isLoadingError) return <FailedQuery query={deliveries} />;
  const shown = all ? deliveries.data : deliveries.data.slice(0, SHOWN_AT_FIRST);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
      <Typography component="h4" sx={{ mb: 1, fontWeight: 600 }}>
        {t('programs.hooks.deliveries')}
      </Typography>
      <FailedQuery query={deliveries} />
      {deliveries.data.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('programs.hooks.noDeliveries')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {shown.map((delivery) => (
          <Box
            component="li"
            key={delivery.uuid}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}
          >
            <Typography sx={{ flex: '1 1 300px' }}>
              {shownMoment(delivery.created)} · {t(`programs.hooks.eventNames.${eventKey(delivery.event)}`)}
              <Typography
                component="span"
                variant="body2"
                sx={{
                  display: 'block',
                  color: delivery.state === 'failed' ? 'error.main' : 'text.secondary',
                }}
              >
                {outcomeOf(delivery)}
              </Typography>
            </Typography>
            {delivery.state !== 'waiting' && (
              <Button
                size="small"
                loading={resending.isPending && resending.variables === delivery.uuid}
                aria-label={t('programs.hooks.resendOf', { moment: shownMoment(delivery.created) })}
                onClick={() => resending.mutate(delivery.uuid)}
              >
                {t('programs.hooks.resend')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {deliveries.data.length > shown.length && (
        <Button data-printed size="small" sx={{ mt: 1, ml: -0.75 }} onClick={() => setAll(true)}>
          {t('programs.hooks.more', { count: deliveries.data.length })}
        </Button>
      )}
      {resending.error && <ErrorPanel error={resending.error} />}
    </Box>
  );

  function outcomeOf(delivery: WebhookDelivery): string {
    const problem =
      delivery.problem &&
      t(`programs.hooks.problems.${delivery.problem}`, { status: delivery.last_status ?? '' });
    return [
      standingOf(delivery),
      ...(delivery.attempts > 0 ? [t('programs.hooks.attempts', { count: delivery.attempts })] : []),
      ...(problem ? [problem] : []),
    ].join(' · ');
  }

  function standingOf({ state, event, problem, next_attempt }: WebhookDelivery): string {
    if (state !== 'waiting') return t(`programs.hooks.states.${state}`);
    if (!webhook.active && event !== 'test') return t('programs.hooks.states.held');
    return problem && next_attempt
      ? t('programs.hooks.states.retried', { moment: shownMoment(next_attempt) })
      : t('programs.hooks.states.waiting');
  }
}
