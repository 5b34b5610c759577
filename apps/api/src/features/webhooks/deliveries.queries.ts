import type { DELIVERY_PROBLEMS, DELIVERY_STATES } from '@milieuspoor/contract';
import type { DeliveredEvent } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import { sql } from '../../database/sql.ts';
import type { Scope } from '../../http/caller.ts';
import { isStillOn } from '../../platform/stored-moments.queries.ts';

export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

export interface DeliveryRow {
  readonly id: string;
  readonly event: DeliveredEvent;
  readonly state: (typeof DELIVERY_STATES)[number];
  readonly createdAt: Date;
  readonly attempts: number;
  readonly lastAttemptAt: Date | null;
  readonly lastStatus: number | null;
  readonly problem: DeliveryProblem | null;
  readonly dueAt: Date;
}

const COLUMNS = sql`id, event, state, created_at AS "createdAt", attempts, last_attempt_at AS "lastAttemptAt",
  last_status AS "lastStatus", problem, due_at AS "dueAt"`;

export interface NewDelivery {
  readonly organisationId: string;
  readonly webhookId: string;
  readonly event: DeliveredEvent;
  readonly body: string;
  readonly at: Date;
  readonly giveUpAt: Date;
}

/** Puts a message into the queue, due now. */
export async function insertDelivery(queries: Queries, delivery: NewDelivery): Promise<DeliveryRow> {
  return getRow(
    queries,
    sql`
      INSERT INTO webhook_delivery (organisation_id, webhook_id, event, body, created_at, due_at, give_up_at)
      VALUES (${delivery.organisationId}, ${delivery.webhookId}, ${delivery.event}, ${delivery.body}, ${delivery.at},
        ${delivery.at}, ${delivery.giveUpAt})
      RETURNING ${COLUMNS}`,
  );
}

/** Returns the newest messages of a webhook within the scope. */
export async function listDeliveries(
  queries: Queries,
  scope: Scope,
  webhookId: string,
  most: number,
): Promise<DeliveryRow[]> {
  return listRows(
    queries,
    sql`
      SELECT ${COLUMNS} FROM webhook_delivery
      WHERE webhook_id = ${webhookId} AND ${inScope(scope, sql`organisation_id`)}
      ORDER BY created_at DESC, id LIMIT ${most}`,
  );
}

/** Makes a message be sent again from now on, until this moment; null when it does not exist. */
export async function resendDelivery(
  queries: Queries,
  scope: Scope,
  { webhookId, id, at, giveUpAt }: { webhookId: string; id: string; at: Date; giveUpAt: Date },
): Promise<DeliveryRow | null> {
  return findRow(
    queries,
    sql`
      UPDATE webhook_delivery SET state = 'waiting', attempts = 0, due_at = ${at}, give_up_at = ${giveUpAt}
      WHERE id = ${id} AND webhook_id = ${webhookId} AND ${inScope(scope, sql`organisation_id`)}
      RETURNING ${COLUMNS}`,
  );
}

/** A message that is being delivered, with its address and its secrets. */
export interface DueDeliveryRow {
  readonly id: string;
  readonly webhookId: string;
  readonly url: string;
  readonly secret: Buffer;
  /** signs as well, while its receiver may not have the new one yet */
  readonly formerSecret: Buffer | null;
  readonly body: string;
  /** including this one */
  readonly attempts: number;
  readonly giveUpAt: Date;
}

/**
 * Takes the message that is due longest and reserves it until this moment; null when none is due. When a sender ends
 * meanwhile, any sender may take the message after that moment. A message that would wait longer than the maximum was
 * put off by a clock that ran ahead, and is due. A webhook that is turned off gets only test messages.
 */
export async function takeDueDelivery(
  queries: Queries,
  { now, until, longestWaitMs }: { readonly now: Date; readonly until: Date; readonly longestWaitMs: number },
): Promise<DueDeliveryRow | null> {
  return findRow(
    queries,
    sql`
      UPDATE webhook_delivery AS delivery SET attempts = delivery.attempts + 1, due_at = ${until},
        last_attempt_at = ${now}
      FROM webhook
      WHERE webhook.id = delivery.webhook_id AND delivery.id = (
        SELECT waiting.id FROM webhook_delivery AS waiting JOIN webhook AS target ON target.id = waiting.webhook_id
        WHERE waiting.state = 'waiting' AND NOT ${isStillOn(sql`waiting.due_at`, now, longestWaitMs)}
          AND (target.active OR waiting.event = 'test')
        ORDER BY waiting.due_at, waiting.id LIMIT 1 FOR UPDATE OF waiting SKIP LOCKED)
      RETURNING delivery.id, delivery.webhook_id AS "webhookId", webhook.url, webhook.secret,
        CASE WHEN webhook.former_secret_until > ${now} THEN webhook.former_secret END AS "formerSecret", delivery.body,
        delivery.attempts, delivery.give_up_at AS "giveUpAt"`,
  );
}

/** Records that a message arrived, so that the webhook works. */
export async function storeArrival(
  queries: Queries,
  { id, webhookId }: Pick<DueDeliveryRow, 'id' | 'webhookId'>,
  status: number,
): Promise<void> {
  await queries.execute(sql`
    UPDATE webhook_delivery SET state = 'delivered', last_status = ${status}, problem = NULL WHERE id = ${id}`);
  await queries.execute(
    sql`UPDATE webhook SET failing_since = NULL WHERE id = ${webhookId} AND failing_since IS NOT NULL`,
  );
}

export interface FailedAttempt {
  readonly problem: DeliveryProblem;
  readonly status: number | null;
  readonly now: Date;
  /** when it is tried again; null gives it up */
  readonly dueAt: Date | null;
}

/** Records a failed attempt; the first failure records since when the webhook fails. */
export async function storeFailure(
  queries: Queries,
  { id, webhookId }: Pick<DueDeliveryRow, 'id' | 'webhookId'>,
  { problem, status, now, dueAt }: FailedAttempt,
): Promise<void> {
  await queries.execute(sql`
    UPDATE webhook_delivery SET problem = ${problem}, last_status = ${status}::int,
      state = ${dueAt ? 'waiting' : 'failed'}, due_at = coalesce(${dueAt}::timestamptz, due_at)
    WHERE id = ${id}`);
  await queries.execute(
    sql`UPDATE webhook SET failing_since = coalesce(failing_since, ${now}::timestamptz) WHERE id = ${webhookId}`,
  );
}

export interface PausedWebhookRow {
  readonly organisationId: string;
  readonly organisationSlug: string;
  readonly organisationName: string;
  readonly url: string;
}

/** Turns a webhook off to which nothing has arrived since before this moment; null for any other. */
export async function pauseFailing(
  queries: Queries,
  webhookId: string,
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<PausedWebhookRow | null> {
  return findRow(
    queries,
    sql`
      UPDATE webhook SET active = false, paused_at = ${now} FROM organisation
      WHERE webhook.id = ${webhookId} AND webhook.active AND webhook.failing_since <= ${before}
        AND organisation.id = webhook.organisation_id
      RETURNING webhook.organisation_id AS "organisationId", organisation.slug AS "organisationSlug",
        organisation.name AS "organisationName", webhook.url`,
  );
}

/** Deletes the messages from before this moment. */
export async function deletePastDeliveries(queries: Queries, before: Date): Promise<void> {
  await queries.execute(sql`DELETE FROM webhook_delivery WHERE created_at < ${before}`);
}

/** The state of the queue of messages, over all organisations. */
export interface DeliveryCounts {
  readonly waiting: number;
  /** due since before that moment, and taken by no sender */
  readonly overdue: number;
  readonly oldest: Date | null;
  readonly failed: number;
  /** number of webhooks that are on and to which nothing arrives */
  readonly failing: number;
}

export async function countDeliveries(
  queries: Queries,
  { dueBefore, failedSince }: { readonly dueBefore: Date; readonly failedSince: Date },
): Promise<DeliveryCounts> {
  return getRow(
    queries,
    sql`
      SELECT count(*) FILTER (WHERE waits)::int AS waiting,
        count(*) FILTER (WHERE waits AND due_at < ${dueBefore})::int AS overdue,
        min(created_at) FILTER (WHERE waits) AS oldest,
        count(*) FILTER (WHERE state = 'failed' AND last_attempt_at >= ${failedSince})::int AS failed,
        (SELECT count(*)::int FROM webhook WHERE active AND failing_since IS NOT NULL) AS failing
      FROM (
        SELECT delivery.*, state = 'waiting' AND (active OR event = 'test') AS waits
        FROM webhook_delivery AS delivery JOIN webhook ON webhook.id = delivery.webhook_id
        WHERE state = 'waiting' OR state = 'failed' AND last_attempt_at >= ${failedSince}) AS delivery`,
  );
}
