import { endpoints, type Webhook, type WebhookDelivery } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { collection } from '../../http/collection.ts';
import { type Route, route } from '../../http/gate.ts';
import { done, NOT_FOUND } from '../../http/outcome.ts';
import { findOrganisationId } from '../organisations/organisations.queries.ts';
import { changeWebhook, makeWebhook, removeWebhook } from './change-webhook.ts';
import { type DeliveryRow, listDeliveries } from './deliveries.queries.ts';
import { replaceSecret } from './replace-secret.ts';
import { sendAgain, sendTestMessage } from './send-again.ts';
import { findWebhook, listWebhooks, type WebhookRow } from './webhooks.queries.ts';

const LISTED_DELIVERIES = 100;

/** The routes of an organisation's webhooks, for its administrators. */
export function webhookRoutes(dependencies: Dependencies): Route[] {
  const { queries } = dependencies.database;
  const addressOf = ({ org, webhook }: { org: string; webhook: string }) => ({ slug: org, id: webhook });
  return [
    route(endpoints.listWebhooks, async ({ caller, params }) => {
      if (!(await findOrganisationId(queries, caller.administered, params.org))) return NOT_FOUND;
      const webhooks = await listWebhooks(queries, caller.administered, params.org);
      return done(collection(webhooks.map(toWebhook)));
    }),
    route(endpoints.createWebhook, async ({ caller, params, body }) => {
      const outcome = await makeWebhook(dependencies, caller, params.org, body);
      if (!outcome.ok) return outcome;
      return done({ webhook: toWebhook(outcome.value.row), secret: outcome.value.secret });
    }),
    route(
      endpoints.updateWebhook,
      async ({ caller, params, body }) => {
        const outcome = await changeWebhook(dependencies, caller, addressOf(params), body);
        return outcome.ok ? done(toWebhook(outcome.value)) : outcome;
      },
      async ({ caller, params }) => {
        const webhook = await findWebhook(queries, caller.administered, addressOf(params));
        return webhook && toWebhook(webhook);
      },
    ),
    route(endpoints.replaceWebhookSecret, async ({ caller, params, body }) => {
      const outcome = await replaceSecret(dependencies, caller, addressOf(params), body?.current_password);
      if (!outcome.ok) return outcome;
      return done({ webhook: toWebhook(outcome.value.row), secret: outcome.value.secret });
    }),
    route(endpoints.removeWebhook, async ({ caller, params }) =>
      removeWebhook(dependencies, caller, addressOf(params)),
    ),
    route(endpoints.testWebhook, async ({ caller, params }) => {
      const outcome = await sendTestMessage(dependencies, caller, addressOf(params));
      return outcome.ok ? done(toDelivery(outcome.value)) : outcome;
    }),
    route(endpoints.listWebhookDeliveries, async ({ caller, params }) => {
      const webhook = await findWebhook(queries, caller.administered, addressOf(params));
      if (!webhook) return NOT_FOUND;
      const rows = await listDeliveries(queries, caller.administered, webhook.id, LISTED_DELIVERIES);
      return done(collection(rows.map(toDelivery)));
    }),
    route(endpoints.resendWebhookDelivery, async ({ caller, params }) => {
      const outcome = await sendAgain(dependencies, caller, addressOf(params), params.delivery);
      return outcome.ok ? done(toDelivery(outcome.value)) : outcome;
    }),
  ];
}

function toWebhook(row: WebhookRow): Webhook {
  return {
    uuid: row.id,
    url: row.url,
    events: [...row.events],
    active: row.active,
    created: row.createdAt.toISOString(),
    created_by: row.createdBy,
    held_by: row.heldBy,
    failing_since: row.failingSince?.toISOString() ?? null,
    paused: row.pausedAt?.toISOString() ?? null,
    former_secret_until: row.formerSecretUntil?.toISOString() ?? null,
  };
}

function toDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    uuid: row.id,
    event: row.event,
    state: row.state,
    created: row.createdAt.toISOString(),
    attempts: row.attempts,
    last_attempt: row.lastAttemptAt?.toISOString() ?? null,
    last_status: row.lastStatus,
    problem: row.problem,
    next_attempt: row.state === 'waiting' ? row.dueAt.toISOString() : null,
  };
}
