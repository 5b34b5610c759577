import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/open-database.ts';
import { findRow } from '../../database/rows.ts';

export interface QueuedMailRow {
  readonly id: string;
  readonly messageId: string;
  readonly sealed: Buffer;
  /** this one included */
  readonly attempts: number;
  readonly queuedAt: Date;
}

export async function insertQueuedMail(queries: Queries, sealed: Buffer, now: Date): Promise<void> {
  await queries.execute(
    sql`INSERT INTO queued_mail (sealed, queued_at, due_at) VALUES (${sealed}, ${now}, ${now})`,
  );
}

/**
 * Takes the mail that is due longest and keeps it from every other sender until then; null when none is due. A sender
 * that dies meanwhile leaves it to whoever looks after that moment.
 */
export async function takeDueMail(queries: Queries, now: Date, until: Date): Promise<QueuedMailRow | null> {
  return findRow(
    queries,
    sql`
      UPDATE queued_mail SET attempts = attempts + 1, due_at = ${until}
      WHERE id = (
        SELECT id FROM queued_mail WHERE due_at <= ${now} ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
      )
      RETURNING id, message_id AS "messageId", sealed, attempts, queued_at AS "queuedAt"`,
  );
}

export async function postponeMail(queries: Queries, id: string, dueAt: Date): Promise<void> {
  await queries.execute(sql`UPDATE queued_mail SET due_at = ${dueAt} WHERE id = ${id}`);
}

export async function deleteQueuedMail(queries: Queries, id: string): Promise<void> {
  await queries.execute(sql`DELETE FROM queued_mail WHERE id = ${id}`);
}
