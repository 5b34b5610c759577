import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { isStillOn } from '../stored-moments.queries.ts';
import type { MailFailure } from './mail-failure.ts';

export interface QueuedMailRow {
  readonly id: string;
  readonly messageId: string;
  readonly sealed: Buffer;
  /** including this one */
  readonly attempts: number;
  readonly queuedAt: Date;
}

/** Stores a mail that is due now; returns its message id. */
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
 * Takes the mail that is due longest and reserves it until this moment; null when none is due. When a sender ends
 * meanwhile, any sender may take it after that moment.
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
    /** the longest wait: a mail that is due later was put off by a clock that ran ahead */
    readonly longestWaitMs: number;
    /** ids of those that are being delivered */
    readonly except: readonly string[];
  },
): Promise<QueuedMailRow | null> {
  return findRow(
    queries,
    sql`
      UPDATE queued_mail SET attempts = attempts + 1, due_at = ${until}, in_hand = true
      WHERE id = (
        SELECT id FROM queued_mail
        WHERE given_up_at IS NULL AND NOT ${isStillOn(sql`due_at`, now, longestWaitMs)} AND NOT id = ANY(${sql.param(except)}::bigint[])
        ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
      )
      RETURNING id, message_id AS "messageId", sealed, attempts, queued_at AS "queuedAt"`,
  );
}

export async function postponeMail(queries: Queries, id: string, dueAt: Date): Promise<void> {
  await queries.execute(sql`UPDATE queued_mail SET due_at = ${dueAt} WHERE id = ${id}`);
}

/** How the last attempt at the mail server failed. */
interface FailedAttempt {
  readonly failure: MailFailure;
  /** in the words of the mail server, or the reason why it was not reached */
  readonly reason: string;
}

/** Lets a mail wait until this moment for another attempt, and stores the failure. */
export async function putOffMail(
  queries: Queries,
  id: string,
  dueAt: Date,
  { failure, reason }: FailedAttempt,
): Promise<void> {
  await queries.execute(sql`
    UPDATE queued_mail SET due_at = ${dueAt}, in_hand = false, failure = ${failure}, failure_reason = ${reason}
    WHERE id = ${id}`);
}

/** Gives a mail up: it is not tried again unless somebody requests it, and whoever waits for it can be told. */
export async function giveUpMail(
  queries: Queries,
  id: string,
  now: Date,
  { failure, reason }: FailedAttempt,
): Promise<void> {
  await queries.execute(sql`
    WITH given_up AS (
      UPDATE queued_mail SET given_up_at = ${now}, in_hand = false, failure = ${failure}, failure_reason = ${reason}
      WHERE id = ${id} RETURNING message_id)
    INSERT INTO failed_mail (message_id, failed_at) SELECT message_id, ${now}::timestamptz FROM given_up
    ON CONFLICT (message_id) DO UPDATE SET failed_at = excluded.failed_at`);
}

/**
 * Makes mails be sent again: this one, whether it waits or was given up, or all that were given up, which are queued
 * again. Returns their number; a mail that is being delivered is not included, because it would be sent twice.
 */
export async function sendAgain(
  queries: Queries,
  which: { messageId: string } | 'given-up',
  now: Date,
): Promise<number> {
  const { count } = await getRow<{ count: number }>(
    queries,
    sql`
      WITH asked AS (
        UPDATE queued_mail SET due_at = CASE WHEN in_hand THEN due_at ELSE ${now} END,
          attempts = CASE WHEN given_up_at IS NULL THEN attempts ELSE 0 END,
          queued_at = CASE WHEN given_up_at IS NULL THEN queued_at ELSE ${now} END, given_up_at = NULL
        WHERE ${which === 'given-up' ? sql`given_up_at IS NOT NULL` : sql`message_id = ${which.messageId}`}
        RETURNING message_id
      ), expected AS (
        DELETE FROM failed_mail WHERE message_id IN (SELECT message_id FROM asked)
      )
      SELECT count(*)::int AS count FROM asked`,
  );
  return count;
}

/** Deletes the mails that were given up before this moment. */
export async function deleteFailedMails(queries: Queries, before: Date): Promise<void> {
  await queries.execute(sql`DELETE FROM failed_mail WHERE failed_at < ${before}`);
}

/** Deletes the contents of mails that were given up before this moment. */
export async function deleteGivenUpMails(queries: Queries, before: Date): Promise<void> {
  await queries.execute(sql`DELETE FROM queued_mail WHERE given_up_at < ${before}`);
}

export async function deleteQueuedMail(queries: Queries, id: string): Promise<void> {
  await queries.execute(sql`DELETE FROM queued_mail WHERE id = ${id}`);
}

/** Returns all mails that wait or were given up, sealed. */
export async function listQueuedMails(
  queries: Queries,
): Promise<Pick<QueuedMailRow, 'id' | 'sealed' | 'queuedAt'>[]> {
  return listRows(queries, sql`SELECT id, sealed, queued_at AS "queuedAt" FROM queued_mail ORDER BY id`);
}

/** A mail in the queue. */
export interface QueueEntryRow extends Omit<QueuedMailRow, 'id'> {
  readonly dueAt: Date;
  readonly failure: MailFailure | null;
  readonly failureReason: string | null;
  readonly givenUpAt: Date | null;
  /** whether a sender is delivering it */
  readonly inHand: boolean;
}

/** Returns the mails that wait, oldest first, or those that were given up, latest first; sealed. */
export async function listQueueEntries(
  queries: Queries,
  which: 'waiting' | 'given-up',
  limit: number,
): Promise<QueueEntryRow[]> {
  const isWaiting = which === 'waiting';
  return listRows(
    queries,
    sql`
      SELECT message_id AS "messageId", sealed, attempts, queued_at AS "queuedAt", due_at AS "dueAt", failure,
        failure_reason AS "failureReason", given_up_at AS "givenUpAt", in_hand AS "inHand"
      FROM queued_mail WHERE (given_up_at IS NULL) = ${isWaiting}
      ORDER BY ${isWaiting ? sql`queued_at, id` : sql`given_up_at DESC, id DESC`} LIMIT ${limit}`,
  );
}

/** Returns the result of a queued mail: a mail that is no longer stored was accepted by the mail server. */
export async function findMailOutcome(
  queries: Queries,
  messageId: string,
): Promise<{ readonly state: 'waiting' | 'given-up' | 'sent'; readonly reason: string | null }> {
  return getRow(
    queries,
    sql`
      SELECT
        CASE
          WHEN EXISTS (SELECT FROM failed_mail WHERE message_id = asked.id) THEN 'given-up'
          WHEN queued_mail.id IS NOT NULL THEN 'waiting'
          ELSE 'sent'
        END AS state, failure_reason AS reason
      FROM (SELECT ${messageId}::uuid AS id) AS asked LEFT JOIN queued_mail ON queued_mail.message_id = asked.id`,
  );
}

/**
 * The state of the mail queue: how many wait, how many of those were tried before, since when, and how many were given
 * up recently.
 */
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
      FROM queued_mail WHERE given_up_at IS NULL`,
  );
}
