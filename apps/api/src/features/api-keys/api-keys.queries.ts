import type { API_KEY_STATES } from '@milieuspoor/contract';
import type { ApiKeyScope } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { findRow, getRow, listRows } from '../../database/rows.ts';
import { inScope } from '../../database/scope-condition.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { Scope } from '../../http/caller.ts';
import { isStillOn, isStoredAhead } from '../../platform/stored-moments.queries.ts';

export interface ApiKeyRow {
  readonly id: string;
  readonly name: string;
  readonly beginning: string;
  readonly scopes: readonly ApiKeyScope[];
  readonly state: (typeof API_KEY_STATES)[number];
  readonly createdAt: Date;
  readonly createdBy: string;
  /** the person responsible for it, since its maker may have left */
  readonly heldBy: string;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
  readonly lastUsedAddress: string | null;
  readonly revokedAt: Date | null;
  readonly revokedBy: string | null;
}

export interface NewApiKey {
  readonly organisationId: string;
  readonly name: string;
  readonly tokenHash: Buffer;
  readonly beginning: string;
  readonly scopes: readonly ApiKeyScope[];
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly expiresAt: Date;
}

function nameOf(account: SQL): SQL {
  return sql`coalesce(nullif(trim(${account}.first_name || ' ' || ${account}.last_name), ''), ${account}.username)`;
}

function stateAt(now: Date): SQL {
  return sql`CASE WHEN api_key.revoked_at IS NOT NULL THEN 'revoked'
    WHEN api_key.expires_at <= ${now} THEN 'expired' ELSE 'active' END`;
}

function columnsAt(now: Date): SQL {
  return sql`api_key.id, api_key.name, api_key.beginning, api_key.scopes, ${stateAt(now)} AS state,
    api_key.created_at AS "createdAt", ${nameOf(sql`maker`)} AS "createdBy", ${nameOf(sql`holder`)} AS "heldBy",
     api_key.expires_at AS "expiresAt",
    api_key.last_used_at AS "lastUsedAt", api_key.last_used_address AS "lastUsedAddress",
    api_key.revoked_at AS "revokedAt",
    CASE WHEN revoker.id IS NOT NULL THEN ${nameOf(sql`revoker`)} END AS "revokedBy"`;
}

const KEYS = sql`api_key JOIN account AS maker ON maker.id = api_key.created_by
  JOIN account AS holder ON holder.id = api_key.held_by
  LEFT JOIN account AS revoker ON revoker.id = api_key.revoked_by`;

/** Returns the keys of an organisation within the scope: working ones first, then the newest. */
export async function listApiKeys(
  queries: Queries,
  scope: Scope,
  organisationId: string,
  now: Date,
): Promise<ApiKeyRow[]> {
  return listRows(
    queries,
    sql`
      SELECT ${columnsAt(now)} FROM ${KEYS}
      WHERE api_key.organisation_id = ${organisationId} AND ${inScope(scope, sql`api_key.organisation_id`)}
      ORDER BY ${stateAt(now)} <> 'active', api_key.created_at DESC, api_key.id`,
  );
}

/** Returns a key of an organisation within the scope. */
export async function findApiKey(
  queries: Queries,
  scope: Scope,
  { organisationId, id }: { readonly organisationId: string; readonly id: string },
  now: Date,
): Promise<ApiKeyRow | null> {
  return findRow(
    queries,
    sql`
      SELECT ${columnsAt(now)} FROM ${KEYS}
      WHERE api_key.id = ${id} AND api_key.organisation_id = ${organisationId}
        AND ${inScope(scope, sql`api_key.organisation_id`)}`,
  );
}

/** Counts the working keys of an organisation, and tells whether one of them has this name. */
export async function countWorkingKeys(
  queries: Queries,
  organisationId: string,
  name: string,
  now: Date,
): Promise<{ readonly count: number; readonly named: boolean }> {
  return getRow(
    queries,
    sql`
      SELECT count(*)::int AS count, coalesce(bool_or(lower(name) = lower(${name})), false) AS named FROM api_key
      WHERE organisation_id = ${organisationId} AND revoked_at IS NULL AND expires_at > ${now}`,
  );
}

/**
 * Stores a key with the account as which it acts: closed, without a password, with a username and a mailbox that no
 * form accepts. Its name shows in the history that it is a program.
 */
export async function insertApiKey(queries: Queries, key: NewApiKey): Promise<string> {
  const { id } = await getRow<{ id: string }>(
    queries,
    sql`
      INSERT INTO account (id, username, username_key, email, email_key, password_hash, last_name, kind, active)
      SELECT id, 'api-key ' || id, 'api-key ' || id, '', 'api-key ' || id, '', ${`${key.name} (API)`}, 'program', false
      FROM (SELECT gen_random_uuid() AS id) AS made
      RETURNING id`,
  );
  await queries.execute(sql`
    INSERT INTO api_key (id, organisation_id, name, token_hash, beginning, scopes, created_at, created_by, held_by, expires_at,
      window_ends_at)
    VALUES (${id}, ${key.organisationId}, ${key.name}, ${key.tokenHash}, ${key.beginning},
      ${sql.param(key.scopes)}::text[], ${key.createdAt}, ${key.createdBy},
      ${key.createdBy}, ${key.expiresAt}, ${key.createdAt})`);
  return id;
}

/** Ends a key; null when it was revoked before. */
export async function revokeKey(
  queries: Queries,
  id: string,
  { at, accountId }: { readonly at: Date; readonly accountId: string },
): Promise<{ id: string } | null> {
  return findRow(
    queries,
    sql`
      UPDATE api_key SET revoked_at = ${at}, revoked_by = ${accountId}
      WHERE id = ${id} AND revoked_at IS NULL RETURNING id`,
  );
}

/** A used key, with its count in the present minute, including this request. */
export interface UsedKeyRow {
  readonly id: string;
  readonly organisationId: string;
  readonly scopes: readonly ApiKeyScope[];
  readonly requests: number;
  readonly windowEndsAt: Date;
}

/** Counts a request with a working key and stores where it came from; null when there is no such key. */
export async function takeKeyUse(
  queries: Queries,
  tokenHash: Buffer,
  use: {
    readonly now: Date;
    readonly address: string;
    readonly windowSeconds: number;
    readonly most: number;
  },
): Promise<UsedKeyRow | null> {
  const windowMs = use.windowSeconds * 1000;
  const windowEnd = new Date(use.now.getTime() + windowMs);
  const isOn = isStillOn(sql`window_ends_at`, use.now, windowMs);
  return findRow(
    queries,
    sql`
      UPDATE api_key SET last_used_at = ${use.now}, last_used_address = ${use.address},
        window_requests = CASE WHEN ${isOn} THEN least(window_requests, ${use.most}) + 1 ELSE 1 END,
        window_ends_at = CASE WHEN ${isOn} THEN window_ends_at ELSE ${windowEnd} END
      WHERE token_hash = ${tokenHash} AND revoked_at IS NULL AND expires_at > ${use.now}
      RETURNING id, organisation_id AS "organisationId", scopes, window_requests AS requests,
        window_ends_at AS "windowEndsAt"`,
  );
}

/** Returns why a key does not work; null for one that never existed. */
export async function findEndedKey(
  queries: Queries,
  tokenHash: Buffer,
): Promise<{ readonly revokedAt: Date | null; readonly expiresAt: Date } | null> {
  return findRow(
    queries,
    sql`SELECT revoked_at AS "revokedAt", expires_at AS "expiresAt" FROM api_key WHERE token_hash = ${tokenHash}`,
  );
}

export interface EndingKeyRow {
  readonly id: string;
  readonly organisationId: string;
  readonly organisationSlug: string;
  readonly organisationName: string;
  readonly name: string;
  readonly expiresAt: Date;
}

/**
 * Takes a key that ends before this moment and that has no warning yet, or only one from a clock that ran ahead; and
 * records the warning.
 */
export async function takeEndingKey(queries: Queries, now: Date, before: Date): Promise<EndingKeyRow | null> {
  return findRow(
    queries,
    sql`
      UPDATE api_key SET warned_at = ${now}
      FROM organisation
      WHERE organisation.id = api_key.organisation_id AND api_key.id = (
        SELECT id FROM api_key
        WHERE (warned_at IS NULL OR ${isStoredAhead(sql`warned_at`, now)}) AND revoked_at IS NULL AND expires_at > ${now} AND expires_at <= ${before}
        ORDER BY expires_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING api_key.id, api_key.organisation_id AS "organisationId", organisation.slug AS "organisationSlug",
        organisation.name AS "organisationName", api_key.name, api_key.expires_at AS "expiresAt"`,
  );
}
