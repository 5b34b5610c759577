import type { Queries } from '../../../database/open-database.ts';
import { findRow } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';
import { isStillOn } from '../../../platform/stored-moments.queries.ts';

/** How long a person may take at the provider. */
export const AT_PROVIDER_MS = 15 * 60 * 1000;
/** The page uses it at once; a person who must enter a code needs some time. */
export const TICKET_MS = 5 * 60 * 1000;

/** A sign-in that was begun, with the values with which the provider's answer must agree. */
export interface UnderWayRow {
  readonly organisationId: string;
  /** the revision of the settings at its beginning */
  readonly revision: number;
  readonly nonce: string;
  /** encrypted */
  readonly codeVerifier: Buffer;
  readonly back: string;
}

interface Tie {
  readonly stateHash: Buffer;
  readonly browserHash: Buffer;
}

export async function insertUnderWay(
  queries: Queries,
  { stateHash, browserHash, organisationId, revision, nonce, codeVerifier, back }: UnderWayRow & Tie,
  expiresAt: Date,
): Promise<void> {
  await queries.execute(sql`
    INSERT INTO sign_on_under_way
      (state_hash, browser_hash, organisation_id, revision, nonce, code_verifier, back, expires_at)
    VALUES (${stateHash}, ${browserHash}, ${organisationId}, ${revision}, ${nonce}, ${codeVerifier}, ${back},
      ${expiresAt})`);
}

/** Uses up a sign-in that was begun in this browser; null when there is none, or no longer. */
export async function takeUnderWay(
  queries: Queries,
  { stateHash, browserHash }: Tie,
  now: Date,
): Promise<UnderWayRow | null> {
  return findRow(
    queries,
    sql`
      DELETE FROM sign_on_under_way
      WHERE state_hash = ${stateHash} AND browser_hash = ${browserHash}
        AND ${isStillOn(sql`expires_at`, now, AT_PROVIDER_MS)}
      RETURNING organisation_id AS "organisationId", revision, nonce, code_verifier AS "codeVerifier", back`,
  );
}

/** The result of a sign-in: the person, or why not. */
export interface TicketRow {
  readonly organisationId: string;
  readonly organisationName: string;
  readonly accountId: string | null;
  readonly multiFactor: boolean;
  readonly failure: string | null;
}

interface TicketTie {
  readonly ticketHash: Buffer;
  readonly browserHash: Buffer;
}

export async function insertTicket(
  queries: Queries,
  {
    ticketHash,
    browserHash,
    organisationId,
    accountId,
    multiFactor,
    failure,
  }: Omit<TicketRow, 'organisationName'> & TicketTie,
  expiresAt: Date,
): Promise<void> {
  await queries.execute(sql`
    INSERT INTO sign_on_ticket
      (ticket_hash, browser_hash, organisation_id, account_id, multi_factor, failure, expires_at)
    VALUES (${ticketHash}, ${browserHash}, ${organisationId}, ${accountId}, ${multiFactor}, ${failure}, ${expiresAt})`);
}

export async function findTicket(
  queries: Queries,
  { ticketHash, browserHash }: TicketTie,
  now: Date,
): Promise<TicketRow | null> {
  return findRow(
    queries,
    sql`
      SELECT sign_on_ticket.organisation_id AS "organisationId", organisation.name AS "organisationName",
        sign_on_ticket.account_id AS "accountId", sign_on_ticket.multi_factor AS "multiFactor", sign_on_ticket.failure
      FROM sign_on_ticket JOIN organisation ON organisation.id = sign_on_ticket.organisation_id
      WHERE sign_on_ticket.ticket_hash = ${ticketHash} AND sign_on_ticket.browser_hash = ${browserHash}
        AND ${isStillOn(sql`sign_on_ticket.expires_at`, now, TICKET_MS)}`,
  );
}

/** Uses a ticket up; returns false when it was used meanwhile. */
export async function takeTicket(queries: Queries, ticketHash: Buffer): Promise<boolean> {
  const row = await findRow(
    queries,
    sql`DELETE FROM sign_on_ticket WHERE ticket_hash = ${ticketHash} RETURNING ticket_hash`,
  );
  return row !== null;
}

/** Deletes sign-ins to which nobody returned. */
export async function deletePastSignOns(queries: Queries, now: Date): Promise<void> {
  await queries.execute(sql`
    DELETE FROM sign_on_under_way WHERE NOT ${isStillOn(sql`expires_at`, now, AT_PROVIDER_MS)}`);
  await queries.execute(sql`
    DELETE FROM sign_on_ticket WHERE NOT ${isStillOn(sql`expires_at`, now, TICKET_MS)}`);
}
