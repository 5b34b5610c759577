import { changesBetween, type WebhookEvent } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { message } from '../../text/message.ts';
import { checkAgain } from '../accounts/passwords/check-again.ts';
import { lockAdministered } from '../organisations/administrators.queries.ts';
import { findOrganisationId, lockOrganisation } from '../organisations/organisations.queries.ts';
import { webhookUrlProblem } from './check-webhook-url.ts';
import { recordWebhook, shownOrigin } from './record-webhook.ts';
import { createWebhookSecret } from './sending/sign-message.ts';
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  lockWebhook,
  updateWebhookRow,
  type WebhookAddress,
  type WebhookRow,
} from './webhooks.queries.ts';

const MOST_WEBHOOKS = 5;

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>;

interface NewWebhook {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /**
   * required of a person who signed in some time ago: an address continues to get messages after the browser that was
   * left signed in
   */
  readonly current_password?: string | undefined;
}

/**
 * Makes a webhook of an organisation that the caller administers. The secret is in the answer, and is stored sealed.
 */
export async function makeWebhook(
  dependencies: Needs,
  caller: Caller,
  slug: string,
  { url, events, current_password }: NewWebhook,
): Promise<Outcome<{ readonly row: WebhookRow; readonly secret: string }>> {
  const { database, clock, secret: appSecret, settings } = dependencies;
  if (!(await findOrganisationId(database.queries, caller.administered, slug))) return NOT_FOUND;
  const problem = await webhookUrlProblem(url, settings.webhooksToPrivate);
  if (problem) return invalidField('url', problem);
  const unsure = await checkAgain(dependencies, caller, current_password);
  if (unsure) return unsure;
  const secret = createWebhookSecret();
  return database.transaction<Outcome<{ row: WebhookRow; secret: string }>>(async (queries) => {
    const organisation = await lockOrganisation(queries, caller.administered, slug);
    // As for a key: an account that was suspended meanwhile leaves none behind.
    if (!organisation || !(await lockAdministered(queries, caller.accountId, organisation.id)))
      return NOT_FOUND;
    if ((await listWebhooks(queries, caller.administered, slug)).length >= MOST_WEBHOOKS)
      return refused({ kind: 'conflict', message: message('webhooks-most', { most: MOST_WEBHOOKS }) });
    const wanted = [...new Set(events)];
    const id = await insertWebhook(queries, {
      organisationId: organisation.id,
      url,
      secret: appSecret.encrypt(Buffer.from(secret)),
      events: wanted,
      createdAt: clock.now(),
      createdBy: caller.accountId,
    });
    await recordWebhook(queries, {
      ...{ at: clock.now(), accountId: caller.accountId, organisationId: organisation.id, id, url },
      action: 'created',
      changes: { webhookEvents: { from: null, to: wanted.join(', ') } },
    });
    const row = await findWebhook(queries, caller.administered, { slug, id });
    return row ? done({ row, secret }) : NOT_FOUND;
  });
}

interface WebhookChanges {
  readonly url?: string | undefined;
  readonly events?: readonly WebhookEvent[] | undefined;
  readonly active?: boolean | undefined;
  /** required as for a new one, when messages will go elsewhere */
  readonly current_password?: string | undefined;
}

/** Changes a webhook of an organisation that the caller administers; absent fields do not change. */
export async function changeWebhook(
  dependencies: Needs,
  caller: Caller,
  address: WebhookAddress,
  { url, events, active, current_password }: WebhookChanges,
): Promise<Outcome<WebhookRow>> {
  const { database, clock, settings } = dependencies;
  const seen = await findWebhook(database.queries, caller.administered, address);
  if (!seen) return NOT_FOUND;
  if (url !== undefined && url !== seen.url) {
    const problem = await webhookUrlProblem(url, settings.webhooksToPrivate);
    if (problem) return invalidField('url', problem);
    const unsure = await checkAgain(dependencies, caller, current_password);
    if (unsure) return unsure;
  }
  return database.transaction<Outcome<WebhookRow>>(async (queries) => {
    const organisation = await lockOrganisation(queries, caller.administered, address.slug);
    const webhook = organisation && (await lockWebhook(queries, caller.administered, address));
    if (!webhook || !(await lockAdministered(queries, caller.accountId, organisation.id))) return NOT_FOUND;
    const after = {
      url: url ?? webhook.url,
      events: events ? [...new Set(events)] : webhook.events,
      active: active ?? webhook.active,
    };
    const changes = changesBetween(factsOf(webhook), factsOf(after));
    if (Object.keys(changes).length === 0) return done(webhook);
    const afresh = after.url !== webhook.url || (after.active && !webhook.active);
    await updateWebhookRow(queries, webhook.id, { ...after, afresh });
    await recordWebhook(queries, {
      ...{ at: clock.now(), accountId: caller.accountId, organisationId: organisation.id },
      ...{ id: webhook.id, url: webhook.url, action: 'changed', changes },
    });
    const row = await findWebhook(queries, caller.administered, address);
    return row ? done(row) : NOT_FOUND;
  });
}

/** Deletes a webhook of an organisation that the caller administers, with its messages. */
export async function removeWebhook(
  { database, clock }: Needs,
  caller: Caller,
  address: WebhookAddress,
): Promise<Outcome<undefined>> {
  return database.transaction<Outcome<undefined>>(async (queries) => {
    const organisation = await lockOrganisation(queries, caller.administered, address.slug);
    const webhook = organisation && (await lockWebhook(queries, caller.administered, address));
    if (!webhook) return NOT_FOUND;
    await deleteWebhook(queries, webhook.id);
    await recordWebhook(queries, {
      ...{ at: clock.now(), accountId: caller.accountId, organisationId: organisation.id },
      ...{ id: webhook.id, url: webhook.url, action: 'deleted', changes: {} },
    });
    return done(undefined);
  });
}

function factsOf({ url, events, active }: Pick<WebhookRow, 'url' | 'events' | 'active'>) {
  return { webhookUrl: shownOrigin(url), webhookEvents: [...events].join(', '), webhookActive: active };
}
