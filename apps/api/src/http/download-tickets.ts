import type { AppSecret } from '../platform/app-secret.ts';
import { CLOCKS_DIFFER_MS } from '../platform/clock.ts';

/** Long enough for a browser to follow a link, too short for others to use the link. */
const TICKET_MS = 60_000;

interface Ticket {
  /** hash of the token of the session that requested it */
  readonly tokenHash: string;
  readonly path: string;
  readonly expiresAt: number;
}

/**
 * Seals a session into a ticket for one address, because a browser that navigates there cannot send the session's
 * header.
 */
export function issueTicket(secret: AppSecret, tokenHash: Buffer, path: string, now: Date): string {
  const ticket: Ticket = {
    tokenHash: tokenHash.toString('hex'),
    path,
    expiresAt: now.getTime() + TICKET_MS,
  };
  return secret.encrypt(Buffer.from(JSON.stringify(ticket))).toString('base64url');
}

/** Returns the hash of the session's token; null for a ticket that is expired, for another address, or not ours. */
export function openTicket(secret: AppSecret, sealed: string, path: string, now: Date): Buffer | null {
  let ticket: Ticket;
  try {
    ticket = JSON.parse(secret.decrypt(Buffer.from(sealed, 'base64url')).toString()) as Ticket;
  } catch {
    return null;
  }
  const leftMs = ticket.expiresAt - now.getTime();
  if (ticket.path !== path || leftMs <= 0 || leftMs > TICKET_MS + CLOCKS_DIFFER_MS) return null;
  return Buffer.from(ticket.tokenHash, 'hex');
}
