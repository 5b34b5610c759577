import type { Queries } from '../../database/open-database.ts';
import { getRow, listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';

/** The text of a question, written by staff. */
export interface FaqText {
  readonly category: string;
  readonly title: string;
  readonly content: string;
  /** in English, all three or none: empty where nobody has translated it */
  readonly categoryEn: string;
  readonly titleEn: string;
  readonly contentEn: string;
}

export interface FaqRow extends FaqText {
  readonly id: string;
  /** its place among the others, from 1 */
  readonly position: number;
}

const COLUMNS = sql`
  id, category, title, content, category_en AS "categoryEn", title_en AS "titleEn", content_en AS "contentEn", position`;

/** Returns all questions in their order. */
export async function listFaq(queries: Queries): Promise<FaqRow[]> {
  return listRows(queries, sql`SELECT ${COLUMNS} FROM faq_entry ORDER BY position, id`);
}

/** Returns all questions, locked until the transaction ends, so that two people who move them do not conflict. */
export async function lockFaq(queries: Queries): Promise<FaqRow[]> {
  return listRows(queries, sql`SELECT ${COLUMNS} FROM faq_entry ORDER BY position, id FOR UPDATE`);
}

/** Returns a page of the questions that contain the searched text, in their order. */
export async function searchFaq(
  queries: Queries,
  { search, page, pageSize }: { search: string; page: number; pageSize: number },
): Promise<{ count: number; items: FaqRow[] }> {
  const texts = sql`concat_ws(' ', category, title, content, category_en, title_en, content_en)`;
  const condition = sql`strpos(lower(${texts}), lower(${search})) > 0`;
  const { count } = await getRow<{ count: number }>(
    queries,
    sql`SELECT count(*)::int AS count FROM faq_entry WHERE ${condition}`,
  );
  const items = await listRows<FaqRow>(
    queries,
    sql`
      SELECT ${COLUMNS} FROM faq_entry WHERE ${condition} ORDER BY position, id
      LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
  );
  return { count, items };
}

/** Stores a question after the others. */
export async function insertFaq(queries: Queries, text: FaqText): Promise<FaqRow> {
  return getRow(
    queries,
    sql`
      INSERT INTO faq_entry (category, title, content, category_en, title_en, content_en, position)
      VALUES (${text.category}, ${text.title}, ${text.content}, ${text.categoryEn}, ${text.titleEn},
        ${text.contentEn}, (SELECT coalesce(max(position), 0) + 1 FROM faq_entry))
      RETURNING ${COLUMNS}`,
  );
}

export async function updateFaq(queries: Queries, entry: FaqRow): Promise<void> {
  await queries.execute(sql`
    UPDATE faq_entry SET category = ${entry.category}, title = ${entry.title}, content = ${entry.content},
      category_en = ${entry.categoryEn}, title_en = ${entry.titleEn}, content_en = ${entry.contentEn},
      position = ${entry.position}
    WHERE id = ${entry.id}`);
}

export async function deleteFaq(queries: Queries, id: string): Promise<void> {
  await queries.execute(sql`DELETE FROM faq_entry WHERE id = ${id}`);
}

/** Gives the questions the places of their ids in the list, from 1. */
export async function placeFaq(queries: Queries, ids: readonly string[]): Promise<void> {
  await queries.execute(sql`
    UPDATE faq_entry SET position = place.position
    FROM unnest(${sql.param(ids)}::uuid[]) WITH ORDINALITY AS place (id, position)
    WHERE faq_entry.id = place.id`);
}
