import { OF_NO_ORGANISATION } from '../../database/of-no-organisation.ts';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../database/rows.ts';
import { type SQL, sql } from '../../database/sql.ts';

type MessageKind = 'contact' | 'emvi' | 'site' | 'erasure';

export interface NewMessage {
  readonly kind: MessageKind;
  readonly organisationId: string | null;
  readonly accountId: string | null;
  readonly projectId: string | null;
  readonly senderName: string;
  readonly senderEmail: string;
  readonly content: string;
  readonly createdAt: Date;
}

export interface MessageRow {
  readonly id: string;
  readonly kind: MessageKind;
  readonly organisationId: string | null;
  readonly organisationSlug: string | null;
  readonly organisationName: string | null;
  readonly projectId: string | null;
  readonly projectName: string | null;
  readonly senderName: string;
  readonly senderEmail: string;
  readonly content: string;
  readonly createdAt: Date;
  readonly handledAt: Date | null;
  readonly handledBy: string | null;
}

export interface MessageFilters {
  readonly search: string;
  readonly handled: boolean | null;
  readonly kind: MessageKind | null;
  /** the organisation from which it was written */
  readonly organisationSlug: string | null;
}

export interface MessagePage {
  readonly page: number;
  readonly pageSize: number;
  readonly ordering: '-created' | 'created' | 'sender_name' | '-sender_name';
}

const COLUMNS = sql`
  message.id, message.kind, message.organisation_id AS "organisationId", organisation.slug AS "organisationSlug",
  organisation.name AS "organisationName", message.project_id AS "projectId", project.name AS "projectName",
  message.sender_name AS "senderName", message.sender_email AS "senderEmail", message.content,
  message.created_at AS "createdAt", message.handled_at AS "handledAt",
  nullif(trim(handler.first_name || ' ' || handler.last_name), '') AS "handledBy"`;

const MESSAGES = sql`
  message LEFT JOIN organisation ON organisation.id = message.organisation_id
    LEFT JOIN project ON project.id = message.project_id
    LEFT JOIN account AS handler ON handler.id = message.handled_by`;

const ORDERS: Readonly<Record<MessagePage['ordering'], SQL>> = {
  '-created': sql`message.created_at DESC, message.id`,
  created: sql`message.created_at, message.id`,
  sender_name: sql`lower(message.sender_name), message.created_at DESC, message.id`,
  '-sender_name': sql`lower(message.sender_name) DESC, message.created_at DESC, message.id`,
};

/** Stores a message; returns its id. */
export async function insertMessage(queries: Queries, message: NewMessage): Promise<string> {
  const row = await getRow<{ id: string }>(
    queries,
    sql`
      INSERT INTO message (kind, organisation_id, tenant_id, account_id, project_id, sender_name, sender_email, content,
        created_at)
      VALUES (${message.kind}, ${message.organisationId}, ${message.organisationId ?? OF_NO_ORGANISATION}::uuid,
        ${message.accountId}, ${message.projectId}, ${message.senderName}, ${message.senderEmail}, ${message.content}, ${message.createdAt})
      RETURNING id`,
  );
  return row.id;
}

/** Returns a page of the messages of every organisation: they were sent to the provider, not to an organisation. */
export async function listMessages(
  queries: Queries,
  { search, handled, kind, organisationSlug }: MessageFilters,
  { page, pageSize, ordering }: MessagePage,
): Promise<{ count: number; items: MessageRow[] }> {
  const condition = sql`
    strpos(lower(concat_ws(' ', message.sender_name, message.sender_email, message.content, organisation.name,
      project.name)), lower(${search})) > 0
    AND (${handled}::boolean IS NULL OR (message.handled_at IS NOT NULL) = ${handled})
    AND (${kind}::text IS NULL OR message.kind = ${kind})
    AND (${organisationSlug}::text IS NULL OR organisation.slug = ${organisationSlug})`;
  const { count } = await getRow<{ count: number }>(
    queries,
    sql`SELECT count(*)::int AS count FROM ${MESSAGES} WHERE ${condition}`,
  );
  const items = await listRows<MessageRow>(
    queries,
    sql`
      SELECT ${COLUMNS} FROM ${MESSAGES} WHERE ${condition} ORDER BY ${ORDERS[ordering]}
      LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
  );
  return { count, items };
}

export async function findMessage(queries: Queries, id: string): Promise<MessageRow | null> {
  return findRow(queries, sql`SELECT ${COLUMNS} FROM ${MESSAGES} WHERE message.id = ${id}`);
}

/** Locks a message until the transaction ends. */
export async function lockMessage(queries: Queries, id: string): Promise<MessageRow | null> {
  return findRow(
    queries,
    sql`SELECT ${COLUMNS} FROM ${MESSAGES} WHERE message.id = ${id} FOR UPDATE OF message`,
  );
}

/** Deletes the messages that were handled before this moment; unhandled ones remain. */
export async function deleteHandledMessages(queries: Queries, before: Date): Promise<void> {
  await queries.execute(sql`DELETE FROM message WHERE handled_at < ${before}`);
}

export async function updateHandled(
  queries: Queries,
  id: string,
  handled: { readonly at: Date; readonly by: string } | null,
): Promise<void> {
  await queries.execute(sql`
    UPDATE message SET handled_at = ${handled?.at ?? null}, handled_by = ${handled?.by ?? null} WHERE id = ${id}`);
}
