import { randomUUID } from 'node:crypto';
import type { Queries } from '../../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../../database/rows.ts';
import { inScope } from '../../../database/scope-condition.ts';
import { hasWords } from '../../../database/search-condition.ts';
import { type SQL, sql } from '../../../database/sql.ts';
import type { Scope } from '../../../http/caller.ts';

/** The answer that was given last about posts that say the same. */
export interface RememberedAnswerRow {
  readonly postKey: string;
  /** null: none of the products */
  readonly productId: string | null;
  readonly userName: string;
  readonly answeredAt: Date;
}

const REMEMBERED = sql`remembered_match AS remembered JOIN account ON account.id = remembered.account_id`;
const USER_NAME = sql`coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.username)`;

function ofOrganisation(scope: Scope, organisationId: string): SQL {
  return sql`remembered.organisation_id = ${organisationId} AND ${inScope(scope, sql`remembered.organisation_id`)}`;
}

/** Returns the answers of an organisation within the scope about posts with these keys. */
export async function listRememberedAnswers(
  queries: Queries,
  scope: Scope,
  organisationId: string,
  keys: readonly string[],
): Promise<RememberedAnswerRow[]> {
  return listRows(
    queries,
    sql`
      SELECT remembered.post_key AS "postKey", remembered.product_id AS "productId", ${USER_NAME} AS "userName",
        remembered.answered_at AS "answeredAt"
      FROM ${REMEMBERED}
      WHERE ${ofOrganisation(scope, organisationId)} AND remembered.post_key = ANY(${sql.param([...keys])}::text[])`,
  );
}

export interface RememberedMatchRow {
  readonly id: string;
  readonly description: string;
  readonly unit: string;
  readonly rawCode: string | null;
  readonly productId: string | null;
  /** null without a product */
  readonly productName: string | null;
  /** whether the product was deleted or hidden since */
  readonly isGone: boolean;
  readonly userName: string;
  readonly answeredAt: Date;
}

interface RememberedPage {
  readonly organisationId: string;
  readonly search: string;
  readonly page: number;
  readonly pageSize: number;
}

/** Returns a page of the answers of an organisation within the scope, the newest first. */
export async function listRememberedMatches(
  queries: Queries,
  scope: Scope,
  { organisationId, search, page, pageSize }: RememberedPage,
): Promise<{ count: number; items: RememberedMatchRow[] }> {
  const from = sql`
    FROM ${REMEMBERED}
    LEFT JOIN product ON product.id = remembered.product_id
      AND (product.organisation_id IS NULL OR product.organisation_id = remembered.organisation_id)
    LEFT JOIN product_version AS version ON version.product_id = product.id AND version.tenant_id = product.tenant_id
      AND version.version = product.current_version
    WHERE ${ofOrganisation(scope, organisationId)}
      AND ${hasWords(search, sql`concat_ws(' ', remembered.description, remembered.raw_code, version.name)`)}`;
  const { count } = await getRow<{ count: number }>(queries, sql`SELECT count(*)::int AS count ${from}`);
  const items = await listRows<RememberedMatchRow>(
    queries,
    sql`
      SELECT remembered.id, remembered.description, remembered.unit, remembered.raw_code AS "rawCode",
        remembered.product_id AS "productId", version.name AS "productName",
        remembered.product_id IS NOT NULL AND (product.id IS NULL OR product.deleted_at IS NOT NULL OR EXISTS (
          SELECT FROM hidden_product AS hiding
          WHERE hiding.product_id = product.id AND hiding.organisation_id = remembered.organisation_id
        )) AS "isGone", ${USER_NAME} AS "userName", remembered.answered_at AS "answeredAt"
      ${from} ORDER BY remembered.answered_at DESC, remembered.id
      LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
  );
  return { count, items };
}

/** What somebody answered about posts that say the same. */
export interface AnswerToKeep {
  readonly postKey: string;
  readonly description: string;
  readonly unit: string;
  readonly rawCode: string | null;
  readonly productId: string | null;
}

/** Keeps answers of one member, in place of those that were there; one for each key. The organisation must be locked. */
export async function keepAnswers(
  queries: Queries,
  by: { readonly organisationId: string; readonly accountId: string; readonly at: Date },
  answers: readonly AnswerToKeep[],
): Promise<void> {
  const column = (of: (answer: AnswerToKeep) => string | null) => sql.param(answers.map(of));
  await queries.execute(sql`
    INSERT INTO remembered_match (id, organisation_id, post_key, description, unit, raw_code, product_id, account_id,
      answered_at)
    SELECT given.id, ${by.organisationId}, given.post_key, given.description, given.unit, given.raw_code,
      given.product_id, ${by.accountId}, ${by.at}
    FROM unnest(${column(() => randomUUID())}::uuid[], ${column(({ postKey }) => postKey)}::text[],
      ${column(({ description }) => description)}::text[], ${column(({ unit }) => unit)}::text[],
      ${column(({ rawCode }) => rawCode)}::text[], ${column(({ productId }) => productId)}::uuid[]
    ) AS given (id, post_key, description, unit, raw_code, product_id)
    ON CONFLICT (post_key, organisation_id) DO UPDATE SET description = excluded.description, unit = excluded.unit,
      raw_code = excluded.raw_code, product_id = excluded.product_id, account_id = excluded.account_id,
      answered_at = excluded.answered_at`);
}

/** Deletes an answer of an organisation within the scope; returns what it was about, null where there is none. */
export async function deleteAnswer(
  queries: Queries,
  scope: Scope,
  { organisationId, id }: { readonly organisationId: string; readonly id: string },
): Promise<{ readonly description: string } | null> {
  return findRow(
    queries,
    sql`
      DELETE FROM remembered_match AS remembered
      WHERE remembered.id = ${id} AND ${ofOrganisation(scope, organisationId)}
      RETURNING remembered.description`,
  );
}
