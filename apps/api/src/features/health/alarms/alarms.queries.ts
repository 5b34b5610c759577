import { sql } from 'drizzle-orm';
import type { Queries } from '../../../database/open-database.ts';
import { findRow, getRow } from '../../../database/rows.ts';
import { isStillOn } from '../../../platform/stored-moments.queries.ts';

/** What whoever runs the installation is told of, each by itself. */
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

/** How a subject is: of one server, or ('') of all that share the database. */
export interface AlarmState {
  readonly subject: AlarmSubject;
  readonly server: string;
  readonly isBad: boolean;
  /** the reason, as the health page has it */
  readonly detail: string;
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * Notes that a subject is bad, or good again, if that is news: bad at most once an hour, good once after it. True for the one server
 * that is to tell it, whoever else looks at the same time: the row is locked until it has.
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

/** Remembers which mail tells it. */
export async function storeAlarmMail(
  queries: Queries,
  { subject, server }: Pick<AlarmState, 'subject' | 'server'>,
  messageId: string,
): Promise<void> {
  await queries.execute(
    sql`UPDATE alarm SET message_id = ${messageId} WHERE subject = ${subject} AND server = ${server}`,
  );
}

/** News that the webhook has to hear of. */
export interface WaitingAlarm {
  readonly subject: AlarmSubject;
  readonly server: string;
  readonly told: 'bad' | 'good';
  readonly toldAt: Date;
  readonly detail: string;
}

/** Takes the news that the webhook waits for longest, and keeps it from other servers for so long; null when there is none. */
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

/** The webhook heard of it, unless there is newer news by now. */
export async function storeHeard(
  queries: Queries,
  { subject, server, told, toldAt }: WaitingAlarm,
): Promise<void> {
  await queries.execute(sql`
    UPDATE alarm SET webhook_waits = false
    WHERE subject = ${subject} AND server = ${server} AND told = ${told} AND told_at = ${toldAt}`);
}

/** News that was to have gone by then and did not: by webhook, and by mail (which waits, or was given up). */
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

/** Forgets what was told so long ago, as of a server that is no more: if it is still so, it is told anew. */
export async function deletePastAlarms(queries: Queries, before: Date): Promise<void> {
  await queries.execute(sql`DELETE FROM alarm WHERE told_at < ${before}`);
}
