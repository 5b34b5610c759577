import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../database/rows.ts';
import { isStillOn } from '../stored-moments.queries.ts';

export interface QueuedMailRow {
  readonly id: string;
  readonly messageId: string;
  readonly sealed: Buffer;
  /** this one included */
  readonly attempts: number;
  readonly queuedAt: Date;
}

/** Stores a mail that is due now; answers its message id. */
export async function insertQueuedMail(queries: Queries, sealed: Buffer, now: Date): Promise<string> {
  const { messageId } = await getRow<{ messageId: string }>(
    queries,
    sql`
      INSERT INTO queued_mail (sealed, queued_at, due_at) VALUES (${sealed}, ${now}, ${now})
      RETURNING message_id AS "messageId"`,
  );
  return messageId;
}

/**
 * Takes the mail that is due longest and keeps it from every other sender until then; null when none is due. A sender
 * that dies meanwhile leaves it to whoever looks after that moment.
 */
export async function takeDueMail(
  queries: Queries,
  {
    now,
    until,
    longestWaitMs,
    except,
  }: {
    readonly now: Date;
    readonly until: Date;
    /** nothing waits longer: what is due later still was put off by a clock that ran ahead */
    readonly longestWaitMs: number;
    /** ids of those that are being handed over */
    readonly except: readonly string[];
  },
): Promise<QueuedMailRow | null> {
  return findRow(
    queries,
    sql`
      UPDATE queued_mail SET attempts = attempts + 1, due_at = ${until}
      WHERE id = (
        SELECT id FROM queued_mail
        WHERE NOT ${isStillOn(sql`due_at`, now, longestWaitMs)} AND NOT id = ANY(${sql.param(except)}::bigint[])
        ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
      )
      RETURNING id, message_id AS "messageId", sealed, attempts, queued_at AS "queuedAt"`,
  );
}

export async function postponeMail(queries: Queries, id: string, dueAt: Date): Promise<void> {
  await queries.execute(sql`UPDATE queued_mail SET due_at = ${dueAt} WHERE id = ${id}`);
}

/** Takes a mail that was given up out of the queue, and remembers that it never came. */
export async function giveUpMail(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.execute(sql`
    WITH gone AS (DELETE FROM queued_mail WHERE id = ${id} RETURNING message_id)
    INSERT INTO failed_mail (message_id, failed_at) SELECT message_id, ${now}::timestamptz FROM gone`);
}

/** Forgets the mails that were given up before this moment. */
export async function deleteFailedMails(queries: Queries, before: Date): Promise<void> {
  await queries.execute(sql`DELETE FROM failed_mail WHERE failed_at < ${before}`);
}

export async function deleteQueuedMail(queries: Queries, id: string): Promise<void> {
  await queries.execute(sql`DELETE FROM queued_mail WHERE id = ${id}`);
}

/** All mails that wait, sealed as they are. */
export async function listQueuedMails(
  queries: Queries,
): Promise<Pick<QueuedMailRow, 'id' | 'sealed' | 'queuedAt'>[]> {
  return listRows(queries, sql`SELECT id, sealed, queued_at AS "queuedAt" FROM queued_mail ORDER BY id`);
}

/** How the queue of mails is: how many wait, of those how many were tried again, since when, and how many were given up lately. */
export interface MailCounts {
  readonly waiting: number;
  readonly retried: number;
  readonly oldest: Date | null;
  readonly givenUp: number;
}

export async function countMails(queries: Queries, givenUpSince: Date): Promise<MailCounts> {
  return getRow(
    queries,
    sql`
      SELECT count(*)::int AS waiting, count(*) FILTER (WHERE attempts > 1)::int AS retried, min(queued_at) AS oldest,
        (SELECT count(*)::int FROM failed_mail WHERE failed_at >= ${givenUpSince}) AS "givenUp"
      FROM queued_mail`,
  );
}
