import type { Queries } from '../../../database/open-database.ts';
import { findRow, getRow } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import { isStillOn } from '../../../platform/stored-moments.queries.ts';

/** The subjects that are reported to the operator, each separately. */
export const ALARM_SUBJECTS = [
  'disk-full',
  'disk-little',
  'schema',
  'backup',
  'mails',
  'webhooks',
  'faults',
  'clock',
] as const;
export type AlarmSubject = (typeof ALARM_SUBJECTS)[number];

/** The state of a subject: of one server, or ('') of all that share the database. */
export interface AlarmState {
  readonly subject: AlarmSubject;
  readonly server: string;
  readonly isBad: boolean;
  /** the reason, as on the health page */
  readonly detail: string;
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * Records that a subject is bad, or good again, if that is a change: bad at most once an hour, good once after it.
 * Returns true for the one server that must report it, whoever else checks at the same time: the row is locked until
 * then.
 */
export async function noteNews(
  queries: Queries,
  { subject, server, isBad, detail }: AlarmState,
  { now, byWebhook }: { readonly now: Date; readonly byWebhook: boolean },
): Promise<boolean> {
  const anHourLater = sql`(alarm.bad_told_at + interval '1 hour')`;
  const told = await findRow<{ subject: string }>(
    queries,
    isBad
      ? sql`
        INSERT INTO alarm (subject, server, told, bad_told_at, told_at, detail, webhook_waits)
        VALUES (${subject}, ${server}, 'bad', ${now}, ${now}, ${detail}, ${byWebhook})
        ON CONFLICT (subject, server) DO UPDATE SET told = 'bad', bad_told_at = ${now}, told_at = ${now},
          detail = ${detail}, message_id = NULL, webhook_waits = ${byWebhook}, webhook_kept_until = NULL
        WHERE alarm.told = 'good' AND NOT ${isStillOn(anHourLater, now, HOUR_MS)}
        RETURNING subject`
      : sql`
        UPDATE alarm SET told = 'good', told_at = ${now}, detail = ${detail}, message_id = NULL,
          webhook_waits = ${byWebhook}, webhook_kept_until = NULL
        WHERE subject = ${subject} AND server = ${server} AND told = 'bad'
        RETURNING subject`,
  );
  return told !== null;
}

/** Stores the mail that reports it. */
export async function storeAlarmMail(
  queries: Queries,
  { subject, server }: Pick<AlarmState, 'subject' | 'server'>,
  messageId: string,
): Promise<void> {
  await queries.execute(
    sql`UPDATE alarm SET message_id = ${messageId} WHERE subject = ${subject} AND server = ${server}`,
  );
}

/** A change that must be sent to the webhook. */
export interface WaitingAlarm {
  readonly subject: AlarmSubject;
  readonly server: string;
  readonly told: 'bad' | 'good';
  readonly toldAt: Date;
  readonly detail: string;
}

/** Takes the change that waits longest for the webhook, and reserves it for this time; null when there is none. */
export async function takeWaitingAlarm(
  queries: Queries,
  { now, keptMs }: { readonly now: Date; readonly keptMs: number },
): Promise<WaitingAlarm | null> {
  return findRow(
    queries,
    sql`
      UPDATE alarm SET webhook_kept_until = ${new Date(now.getTime() + keptMs)}
      WHERE (subject, server) = (
        SELECT subject, server FROM alarm
        WHERE webhook_waits AND (webhook_kept_until IS NULL OR NOT ${isStillOn(sql`webhook_kept_until`, now, keptMs)})
        ORDER BY told_at, subject LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING subject, server, told, told_at AS "toldAt", detail`,
  );
}

/** Records that the webhook received it, unless there is a newer change. */
export async function storeHeard(
  queries: Queries,
  { subject, server, told, toldAt }: WaitingAlarm,
): Promise<void> {
  await queries.execute(sql`
    UPDATE alarm SET webhook_waits = false
    WHERE subject = ${subject} AND server = ${server} AND told = ${told} AND told_at = ${toldAt}`);
}

/**
 * Changes that should have been sent by this moment and were not: by webhook, and by mail (which waits, or was given
 * up).
 */
export interface UnsentAlarms {
  readonly webhook: number;
  readonly mail: number;
}

export async function countUnsentAlarms(queries: Queries, toldBefore: Date): Promise<UnsentAlarms> {
  return getRow(
    queries,
    sql`
      SELECT count(*) FILTER (WHERE webhook_waits)::int AS webhook,
        count(*) FILTER (WHERE EXISTS (SELECT FROM queued_mail WHERE queued_mail.message_id = alarm.message_id)
          OR EXISTS (SELECT FROM failed_mail WHERE failed_mail.message_id = alarm.message_id))::int AS mail
      FROM alarm WHERE told_at <= ${toldBefore}`,
  );
}

/** Deletes old states, as of a server that no longer exists: if a state persists, it is reported again. */
export async function deletePastAlarms(queries: Queries, before: Date): Promise<void> {
  await queries.execute(sql`DELETE FROM alarm WHERE told_at < ${before}`);
}
