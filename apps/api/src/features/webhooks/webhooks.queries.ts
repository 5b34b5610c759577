import type { WebhookEvent } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { Scope } from '../../http/caller.ts';

export interface WebhookRow {
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly active: boolean;
  readonly createdAt: Date;
  readonly createdBy: string;
  /** the person responsible for it, since its maker may have left */
  readonly heldBy: string;
  readonly failingSince: Date | null;
  readonly pausedAt: Date | null;
  /** until when the former secret signs as well; null once it does not */
  readonly formerSecretUntil: Date | null;
}

/** Identifies a webhook of an organisation. */
export interface WebhookAddress {
  readonly slug: string;
  readonly id: string;
}

const COLUMNS = sql`webhook.id, webhook.url, webhook.events, webhook.active, webhook.created_at AS "createdAt",
  coalesce(nullif(trim(maker.first_name || ' ' || maker.last_name), ''), maker.username) AS "createdBy",
  coalesce(nullif(trim(holder.first_name || ' ' || holder.last_name), ''), holder.username) AS "heldBy",
  webhook.failing_since AS "failingSince", webhook.paused_at AS "pausedAt",
  webhook.former_secret_until AS "formerSecretUntil"`;

function webhooksOf(scope: Scope, slug: string): SQL {
  return sql`webhook JOIN organisation ON organisation.id = webhook.organisation_id
      JOIN account AS maker ON maker.id = webhook.created_by
      JOIN account AS holder ON holder.id = webhook.held_by
    WHERE organisation.slug = ${slug} AND ${inScope(scope, sql`webhook.organisation_id`)}`;
}

/** Returns the webhooks of an organisation within the scope, oldest first. */
export async function listWebhooks(queries: Queries, scope: Scope, slug: string): Promise<WebhookRow[]> {
  return listRows(
    queries,
    sql`SELECT ${COLUMNS} FROM ${webhooksOf(scope, slug)} ORDER BY webhook.created_at, webhook.id`,
  );
}

export async function findWebhook(
  queries: Queries,
  scope: Scope,
  { slug, id }: WebhookAddress,
): Promise<WebhookRow | null> {
  return findRow(queries, sql`SELECT ${COLUMNS} FROM ${webhooksOf(scope, slug)} AND webhook.id = ${id}`);
}

/** Returns a webhook, locked until the transaction ends. */
export async function lockWebhook(
  queries: Queries,
  scope: Scope,
  { slug, id }: WebhookAddress,
): Promise<WebhookRow | null> {
  return findRow(
    queries,
    sql`SELECT ${COLUMNS} FROM ${webhooksOf(scope, slug)} AND webhook.id = ${id} FOR UPDATE OF webhook`,
  );
}

export interface NewWebhook {
  readonly organisationId: string;
  readonly url: string;
  readonly secret: Buffer;
  readonly events: readonly WebhookEvent[];
  readonly createdAt: Date;
  readonly createdBy: string;
}

export async function insertWebhook(queries: Queries, webhook: NewWebhook): Promise<string> {
  const { id } = await getRow<{ id: string }>(
    queries,
    sql`
      INSERT INTO webhook (organisation_id, url, secret, events, created_at, created_by, held_by)
      VALUES (${webhook.organisationId}, ${webhook.url}, ${webhook.secret}, ${sql.param(webhook.events)}::text[],
        ${webhook.createdAt}, ${webhook.createdBy}, ${webhook.createdBy})
      RETURNING id`,
  );
  return id;
}

/** Changes a webhook; earlier failures no longer count for one that is turned on again, or has another address. */
export async function updateWebhookRow(
  queries: Queries,
  id: string,
  {
    url,
    events,
    active,
    afresh,
  }: Pick<WebhookRow, 'url' | 'events' | 'active'> & { readonly afresh: boolean },
): Promise<void> {
  await queries.execute(sql`
    UPDATE webhook SET url = ${url}, events = ${sql.param(events)}::text[], active = ${active},
      failing_since = CASE WHEN ${afresh} THEN NULL ELSE failing_since END,
      paused_at = CASE WHEN ${afresh} THEN NULL ELSE paused_at END
    WHERE id = ${id}`);
}

/** Returns the secret that signs a webhook's messages, encrypted. */
export async function findWebhookSecret(queries: Queries, id: string): Promise<Buffer> {
  const { secret } = await getRow<{ secret: Buffer }>(
    queries,
    sql`SELECT secret FROM webhook WHERE id = ${id}`,
  );
  return secret;
}

/** Gives a webhook another secret; the former one, if it remains valid, signs as well until this moment. */
export async function replaceWebhookSecret(
  queries: Queries,
  id: string,
  { secret, former }: { secret: Buffer; former: { readonly secret: Buffer; readonly until: Date } | null },
): Promise<void> {
  await queries.execute(sql`
    UPDATE webhook SET secret = ${secret}, former_secret = ${former?.secret ?? null},
      former_secret_until = ${former?.until ?? null}
    WHERE id = ${id}`);
}

/** Deletes the former secrets that sign no more. */
export async function deleteFormerSecrets(queries: Queries, now: Date): Promise<void> {
  await queries.execute(sql`
    UPDATE webhook SET former_secret = NULL, former_secret_until = NULL WHERE former_secret_until <= ${now}`);
}

export async function deleteWebhook(queries: Queries, id: string): Promise<void> {
  await queries.execute(sql`DELETE FROM webhook WHERE id = ${id}`);
}

/** Returns the active webhooks of an organisation for an event. */
export async function listListening(
  queries: Queries,
  organisationId: string,
  event: WebhookEvent,
): Promise<{ readonly id: string; readonly organisationName: string }[]> {
  return listRows(
    queries,
    sql`
      SELECT webhook.id, organisation.name AS "organisationName"
      FROM webhook JOIN organisation ON organisation.id = webhook.organisation_id
      WHERE webhook.organisation_id = ${organisationId} AND webhook.active AND ${event} = ANY(webhook.events)
      ORDER BY webhook.id`,
  );
}
