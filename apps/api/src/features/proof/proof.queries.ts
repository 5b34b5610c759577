import type { FixedKind } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import { sql } from '../../database/sql.ts';
import type { Scope } from '../../http/caller.ts';

/** The last link of a chain of digests. */
export interface ChainRow {
  readonly number: number;
  readonly day: string | null;
  /** hexadecimal digits */
  readonly sha256: string | null;
}

/** Locks the chain of an organisation until the transaction ends: one server at a time continues it. */
export async function lockChain(queries: Queries, tenantId: string): Promise<ChainRow> {
  await queries.execute(
    sql`INSERT INTO proof_chain (tenant_id) VALUES (${tenantId}) ON CONFLICT (tenant_id) DO NOTHING`,
  );
  return getRow(
    queries,
    sql`SELECT number, day::text AS day, encode(sha256, 'hex') AS sha256 FROM proof_chain
      WHERE tenant_id = ${tenantId} FOR UPDATE`,
  );
}

/** Returns the last link as it is now; null before there was a chain. */
export async function findChain(queries: Queries, tenantId: string): Promise<ChainRow | null> {
  return findRow(
    queries,
    sql`SELECT number, day::text AS day, encode(sha256, 'hex') AS sha256 FROM proof_chain
      WHERE tenant_id = ${tenantId}`,
  );
}

interface NewDigest {
  readonly number: number;
  readonly day: string;
  readonly madeAt: Date;
  readonly leaves: number;
  readonly bytes: Buffer;
  readonly sha256: string;
}

/** Adds a link to the chain, which is locked. */
export async function insertDigest(queries: Queries, tenantId: string, digest: NewDigest): Promise<void> {
  const { number, day, madeAt, leaves, bytes, sha256 } = digest;
  await queries.execute(sql`
    INSERT INTO proof_digest (tenant_id, number, day, made_at, leaves, bytes, sha256)
    VALUES (${tenantId}, ${number}, ${day}, ${madeAt}, ${leaves}, ${bytes}, decode(${sha256}, 'hex'))`);
  await queries.execute(sql`
    UPDATE proof_chain SET number = ${number}, day = ${day}, sha256 = decode(${sha256}, 'hex')
    WHERE tenant_id = ${tenantId}`);
}

export interface NewLeaf {
  readonly kind: FixedKind;
  readonly key: string;
  readonly salt: Buffer;
  readonly namesSalt: Buffer | null;
}

/** Stores the salts of some rows. */
export async function insertLeaves(
  queries: Queries,
  digest: { readonly tenantId: string; readonly number: number },
  leaves: readonly NewLeaf[],
): Promise<void> {
  if (leaves.length === 0) return;
  const rows = leaves.map(
    ({ kind, key, salt, namesSalt }) =>
      sql`(${digest.tenantId}::uuid, ${kind}, ${key}, ${digest.number}::int, ${salt}::bytea, ${namesSalt}::bytea)`,
  );
  await queries.execute(sql`
    INSERT INTO proof_leaf (tenant_id, kind, row_key, digest_number, salt, names_salt)
    VALUES ${sql.join(rows, sql`, `)}`);
}

/** Deletes the salts of the names in these entries of the history: nobody can find out by trying whose they were. */
export async function forgetNames(queries: Queries, entries: readonly number[]): Promise<void> {
  await queries.execute(sql`
    UPDATE proof_leaf SET names_salt = NULL
    WHERE kind = 'history' AND row_key = ANY(${sql.param(entries.map(String))}::text[]) AND names_salt IS NOT NULL`);
}

export interface DigestRow {
  readonly number: number;
  readonly day: string;
  readonly madeAt: Date;
  readonly leaves: number;
  readonly size: number;
  /** hexadecimal digits */
  readonly sha256: string;
}

/** Returns the digests of an organisation within the scope, the newest first. */
export async function listDigests(
  queries: Queries,
  scope: Scope,
  slug: string,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ count: number; items: DigestRow[] }> {
  const ofOrganisation = sql`proof_digest JOIN organisation ON organisation.id = proof_digest.tenant_id
    WHERE organisation.slug = ${slug} AND ${inScope(scope, sql`proof_digest.tenant_id`)}`;
  const { count } = await getRow<{ count: number }>(
    queries,
    sql`SELECT count(*)::int AS count FROM ${ofOrganisation}`,
  );
  const items = await listRows<DigestRow>(
    queries,
    sql`SELECT proof_digest.number, proof_digest.day::text AS day, proof_digest.made_at AS "madeAt",
        proof_digest.leaves, octet_length(proof_digest.bytes) AS size, encode(proof_digest.sha256, 'hex') AS sha256
      FROM ${ofOrganisation} ORDER BY proof_digest.number DESC
      LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
  );
  return { count, items };
}

/** Returns the file of a day, of an organisation within the scope. */
export async function findDigestFile(
  queries: Queries,
  scope: Scope,
  { slug, day }: { readonly slug: string; readonly day: string },
): Promise<{ bytes: Buffer } | null> {
  return findRow(
    queries,
    sql`SELECT proof_digest.bytes FROM proof_digest JOIN organisation ON organisation.id = proof_digest.tenant_id
      WHERE organisation.slug = ${slug} AND proof_digest.day = ${day}
        AND ${inScope(scope, sql`proof_digest.tenant_id`)}`,
  );
}

/** A stored digest. */
export interface StoredDigestRow {
  readonly number: number;
  readonly day: string;
  readonly bytes: Buffer;
  readonly sha256: string;
}

export async function findStoredDigest(
  queries: Queries,
  tenantId: string,
  number: number,
): Promise<StoredDigestRow | null> {
  return findRow(
    queries,
    sql`SELECT number, day::text AS day, bytes, encode(sha256, 'hex') AS sha256 FROM proof_digest
      WHERE tenant_id = ${tenantId} AND number = ${number}`,
  );
}

/** Returns the numbers of all digests of a chain. */
export async function listDigestNumbers(queries: Queries, tenantId: string): Promise<number[]> {
  const rows = await listRows<{ number: number }>(
    queries,
    sql`SELECT number FROM proof_digest WHERE tenant_id = ${tenantId} ORDER BY number`,
  );
  return rows.map(({ number }) => number);
}

/** Returns the names of an organisation, its projects, and their bidders and calculations, by their ids. */
export async function listNames(queries: Queries, tenantId: string): Promise<{ id: string; name: string }[]> {
  return listRows(
    queries,
    sql`SELECT id, name FROM project WHERE organisation_id = ${tenantId}
      UNION ALL SELECT id, name FROM applicant WHERE organisation_id = ${tenantId}
      UNION ALL SELECT id, name FROM calculation WHERE organisation_id = ${tenantId}
      UNION ALL SELECT id, name FROM organisation WHERE id = ${tenantId}`,
  );
}

/** Returns every chain. */
export async function listChains(queries: Queries): Promise<string[]> {
  const rows = await listRows<{ id: string }>(
    queries,
    sql`SELECT tenant_id AS id FROM proof_chain UNION SELECT tenant_id FROM proof_digest ORDER BY id`,
  );
  return rows.map(({ id }) => id);
}

/** Returns false for the schema of a release that made no digests, or others than this one. */
export async function hasProof(queries: Queries): Promise<boolean> {
  const { found } = await getRow<{ found: boolean }>(
    queries,
    sql`SELECT to_regclass('public.proof_state') IS NOT NULL AS found`,
  );
  return found;
}
